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
import { UsedPasskey } from '@lendring/contracts/identity/passkeys.js';
import { SignInCode } from '@lendring/contracts/identity/credential.js';
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
const Code = z.object({
  code: SignInCode,
  remember: z
    .union([z.boolean(), z.literal('on').transform(() => true)])
    .optional()
    .default(false),
});
const Ending = z.record(z.string(), z.string());

type Mounted = IncomingMessage & { originalUrl?: string | undefined };

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { location, 'cache-control': 'no-store', 'content-length': 0 });
  response.end();
};

@Controller()
export class ProviderController {
  private readonly protocol;

  constructor(@Inject(PROVIDER) private readonly parts: ProviderParts) {
    this.protocol = parts.provider.callback();
  }

  /**
   * Redirects to the page of the required interaction, or completes it if the user has already proved their identity.
   */
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
        // Require the second factor, because the mail link proves only the address.
        if (secondStep.isNeeded(request, proved)) {
          secondStep.keepPassed(response, inProgress.uid, proved);
          return redirect(response, secondStepPage(publicUrl, inProgress.uid, inProgress.locale));
        }
        const outcome = await finish({ ...proved, way: 'mail' }, ask, inProgress);
        return redirect(response, 'redirect' in outcome && outcome.redirect ? outcome.redirect : '/auth/login');
      }
      // The client's grant exists already (provider.ts), so no consent is needed. Without a grant the user has signed
      // out meanwhile.
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
   * The standard permits sign-out by POST, which keeps its fields out of histories and logs. `oidc-provider` would need
   * cookies with SameSite=None for it, so the request is rewritten as a GET.
   */
  @Post('session/end')
  async endByForm(
    @Body(fieldsPipe(Ending)) fields: z.output<typeof Ending>,
    @Req() { raw }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const request: Mounted = raw;
    const address = `/session/end?${new URLSearchParams(fields).toString()}`;
    // Rewrite both `originalUrl` and `url`, because `oidc-provider` reads both to find its mount path.
    request.originalUrl = request.originalUrl?.replace(request.url ?? '', address);
    request.url = address;
    request.method = 'GET';
    return this.protocol(request, reply.hijack().raw);
  }

  @Post('account/:call')
  unknown(): never {
    throw new NotFoundException();
  }

  @All('*')
  async openId(@Req() { raw: request }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.protocol(request, reply.hijack().raw);
  }
}
