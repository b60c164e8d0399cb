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
import * as z from 'zod';
import type { History } from '../history/history.port.js';
import { interactionPage, localeOf } from '../provider/provider.js';
import { deviceOf } from '../sessions/device.js';
import { Asking } from './asking.js';
import type { Ask } from './asking.js';
import { fieldsPipe } from './fields.pipe.js';
import type { Outcome } from './outcomes.js';
import { OnPage, OutcomeInterceptor } from './outcome.interceptor.js';
import { OwnPageGuard } from './own-page.guard.js';
import type { Proofs } from './proofs.js';
import type { InProgress, Typed } from './sign-in-call.js';

export const PROVIDER = Symbol('provider');
export type ProviderParts = Readonly<{
  provider: Provider;
  proofs: Proofs;
  publicUrl: string;
  signIn: (typed: Typed, ask: Ask, inProgress: InProgress) => Promise<Outcome>;
  history: Pick<History, 'note'>;
}>;

const SignIn = z.object({
  email: z.string().max(200),
  password: z.string().max(200),
  token: z.string().max(400).optional(),
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
  async interaction(@Req() { raw: request }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { provider, proofs, publicUrl, history } = this.parts;
    const response = reply.hijack().raw;
    try {
      const details = await provider.interactionDetails(request, response);
      if (details.prompt.name === 'login') {
        const proved = await proofs.takeProved(request, response);
        if (!proved) return redirect(response, interactionPage(publicUrl, details.uid, details.params));
        const device = deviceOf(request.headers['user-agent'] ?? '');
        history.note(proved.userId, { outcome: 'ok', device, newDevice: false });
        return await provider.interactionFinished(request, response, { login: { accountId: proved.userId } });
      }
      // Our own client has its grant already (provider.ts); nothing is left to ask the person.
      return await provider.interactionFinished(
        request,
        response,
        { consent: details.grantId ? { grantId: details.grantId } : {} },
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

  /**
   * The standard lets a sign-out come as a form, whose fields stay out of histories and logs. `oidc-provider` takes one
   * only with cookies that other sites may send along; ours are not theirs to send, so it is handed on as it expects it.
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
