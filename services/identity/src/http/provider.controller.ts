import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  All,
  Body,
  Controller,
  Get,
  Inject,
  NotFoundException,
  Post,
  Req,
  Res,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { UsedPasskey } from '@lendring/contracts/identity/passkey.js';
import { SignInCode } from '@lendring/contracts/identity/commands.js';
import * as z from 'zod';
import { interactionPage, localeOf } from '../provider/provider.js';
import { Asking } from './asking.js';
import type { Ask } from './asking.js';
import type { TypedCode } from './code-call.js';
import { fieldsPipe } from './fields.pipe.js';
import type { FinishSignIn, InProgress } from './finish-sign-in.js';
import type { Outcome } from './outcomes.js';
import { OnPage, OutcomeInterceptor } from './outcome.interceptor.js';
import { OwnPageGuard } from './own-page.guard.js';
import type { PasskeyCall } from './passkey-call.js';
import type { Proofs } from './proofs.js';
import { secondStepPage, type SecondStep } from './second-step.js';
import type { Typed } from './sign-in-call.js';

export const PROVIDER = Symbol('provider');
export type ProviderParts = Readonly<{
  provider: Provider;
  proofs: Proofs;
  publicUrl: string;
  signIn: (typed: Typed, ask: Ask, inProgress: InProgress) => Promise<Outcome>;
  enterCode: (typed: TypedCode, ask: Ask, inProgress: InProgress) => Promise<Outcome>;
  passkey: PasskeyCall;
  secondStep: SecondStep;
  finish: FinishSignIn;
}>;

const SignIn = z.object({
  email: z.string().max(200),
  password: z.string().max(200),
  token: z.string().max(400).optional(),
});
/** A plain form sends a box only when it is ticked. */
const Code = z.object({
  code: SignInCode,
  remember: z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .optional()
    .default(false),
});
/** What a form that ends the session brings along. */
const Ending = z.record(z.string(), z.string());

/** A request below a path of the server; `url` is what follows the path. */
type Mounted = IncomingMessage & { originalUrl?: string | undefined };

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
};

/** The OpenID protocol, and the steps of a sign-in between it and our pages. */
@Controller()
export class ProviderController {
  private readonly protocol;

  constructor(@Inject(PROVIDER) private readonly parts: ProviderParts) {
    this.protocol = parts.provider.callback();
  }

  /** The protocol needs something of the person: the page that asks for it, unless they have proved who they are. */
  @Get('interaction/:uid')
  async interaction(@Asking() ask: Ask, @Res() reply: FastifyReply): Promise<void> {
    const { provider, proofs, publicUrl, secondStep, finish } = this.parts;
    const { request } = ask;
    const response = reply.hijack().raw;
    try {
      const details = await provider.interactionDetails(request, response);
      if (details.prompt.name === 'login') {
        const proved = await proofs.takeProved(request, response);
        if (!proved) return redirect(response, interactionPage(publicUrl, details.uid, details.params));
        const inProgress = { uid: details.uid, locale: localeOf(details.params['ui_locales']) };
        // Reading the mail shows the address, not the second factor.
        if (secondStep.isNeeded(request, proved)) {
          secondStep.keepPassed(response, inProgress.uid, proved);
          return redirect(response, secondStepPage(publicUrl, inProgress.uid, inProgress.locale));
        }
        const outcome = await finish({ ...proved, way: 'mail' }, ask, inProgress);
        return redirect(response, 'redirect' in outcome && outcome.redirect ? outcome.redirect : '/auth/login');
      }
      // Our own client has its grant already (provider.ts); nothing is left to ask the person. Without one they have
      // signed out meanwhile.
      if (!details.grantId) return redirect(response, '/auth/login');
      return await provider.interactionFinished(
        request,
        response,
        { consent: { grantId: details.grantId } },
        { mergeWithLastSubmission: true },
      );
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return redirect(response, '/auth/login');
    }
  }

  @Post('interaction/:uid')
  @UseGuards(OwnPageGuard)
  @UseInterceptors(OutcomeInterceptor)
  @OnPage('/auth/sign-in')
  async signIn(@Body(fieldsPipe(SignIn)) typed: z.output<typeof SignIn>, @Asking() ask: Ask): Promise<Outcome> {
    const { uid, params } = await this.parts.provider.interactionDetails(ask.request, ask.response);
    return this.parts.signIn(typed, ask, { uid, locale: localeOf(params['ui_locales']) });
  }

  @Post('interaction/:uid/challenge')
  @UseGuards(OwnPageGuard)
  @UseInterceptors(OutcomeInterceptor)
  @OnPage('/auth/sign-in')
  async challenge(@Asking() ask: Ask): Promise<Outcome> {
    const { uid } = await this.parts.provider.interactionDetails(ask.request, ask.response);
    return this.parts.passkey.challenge(uid);
  }

  @Post('interaction/:uid/passkey')
  @UseGuards(OwnPageGuard)
  @UseInterceptors(OutcomeInterceptor)
  @OnPage('/auth/sign-in')
  async passkey(@Body(fieldsPipe(UsedPasskey)) used: UsedPasskey, @Asking() ask: Ask): Promise<Outcome> {
    const { uid, params } = await this.parts.provider.interactionDetails(ask.request, ask.response);
    return this.parts.passkey.signIn(used, ask, { uid, locale: localeOf(params['ui_locales']) });
  }

  @Post('interaction/:uid/code')
  @UseGuards(OwnPageGuard)
  @UseInterceptors(OutcomeInterceptor)
  @OnPage('/auth/second-step')
  async code(@Body(fieldsPipe(Code)) typed: z.output<typeof Code>, @Asking() ask: Ask): Promise<Outcome> {
    const { uid, params } = await this.parts.provider.interactionDetails(ask.request, ask.response);
    return this.parts.enterCode(typed, ask, { uid, locale: localeOf(params['ui_locales']) });
  }

  /**
   * The standard lets a sign-out come as a form, whose fields stay out of histories and logs. `oidc-provider` takes one
   * only with cookies that other sites may send along; ours are not theirs to send, so it is handed on as it expects
   * it.
   */
  @Post('session/end')
  async endByForm(
    @Body(fieldsPipe(Ending)) fields: z.output<typeof Ending>,
    @Req() { raw }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const request: Mounted = raw;
    const address = `/session/end?${new URLSearchParams(fields).toString()}`;
    // The protocol reads from the two where it is mounted.
    request.originalUrl = request.originalUrl?.replace(request.url ?? '', address);
    request.url = address;
    request.method = 'GET';
    return this.protocol(request, reply.hijack().raw);
  }

  @Post('account/:call')
  unknown(): never {
    throw new NotFoundException();
  }

  /** All else, whose bodies the protocol reads itself. */
  @All('*')
  async openId(@Req() { raw: request }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.protocol(request, reply.hijack().raw);
  }
}
