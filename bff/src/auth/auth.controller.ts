import { Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Locale } from '@lendring/contracts/kernel/ids.js';
import { pageAddress } from '@lendring/contracts/pages/address.js';
import { isLocale } from '@lendring/contracts/reference/languages.js';
import type { CustomHeader } from '@lendring/platform/runtime/settings/config.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EngineUnavailable } from '@lendring/platform/base/engine-unavailable.js';
import { isAway } from '@lendring/platform/rpc/api-errors.js';
import { fromOurPages } from '../calls/callers.js';
import type { Gate } from '../settings/gate.js';
import { languageOf } from '../http/language.js';
import { LOG, type BffLog } from '../http/log.js';
import { KNOWN } from '../http/known-cookie.js';
import { leavingPage, leavingPolicy } from './leaving-page.js';
import { localPath } from './return-path.js';
import type { Seal } from '../http/sealed-cookie.js';
import type { AccessToken, Pending, Purpose, SignedIn, SignIn } from './sign-in.js';

export const AUTH = Symbol('auth');

export type Auth = Readonly<{
  signIn: SignIn;
  header: CustomHeader;
  pendingSeal: Seal;
  sessionSeal: Seal;
  publicUrl: string;
  /** True for the built-in provider, which uses this site's own sign-in pages. */
  ownPages: boolean;
  welcome: (person: SignedIn, locale: Locale) => Promise<void>;
  /** Gate whose cookie marks a signed-in user's browser as admitted, because page requests do not carry the session. */
  gate: Pick<Gate, 'isOpen' | 'admitSignedIn' | 'forgetSignedIn'>;
}>;

type Session = Readonly<{ refreshToken: string; idToken: string; locale: Locale }>;

const PENDING = 'lendring_sign_in';
const SESSION = 'lendring_session';
const SIGN_IN_SECONDS = 3600;
const SESSION_SECONDS = 30 * 86_400;

const failedAt = (locale: Locale): string => `${pageAddress(locale, '/')}?sign-in-failed`;

@Controller('auth')
export class AuthController {
  constructor(
    @Inject(AUTH) private readonly auth: Auth,
    @Inject(LOG) private readonly log: BffLog,
  ) {}

  private cookie(seconds: number) {
    return {
      path: '/auth',
      httpOnly: true,
      sameSite: 'lax' as const,
      secure: this.auth.publicUrl.startsWith('https:'),
      maxAge: seconds,
    };
  }

  private session(request: FastifyRequest): Promise<Session | null> {
    return this.auth.sessionSeal.open<Session>(request.cookies[SESSION]);
  }

  private async keep(reply: FastifyReply, session: Session): Promise<void> {
    const cookie = this.cookie(SESSION_SECONDS);
    void reply
      .setCookie(SESSION, await this.auth.sessionSeal.seal(session, SESSION_SECONDS), cookie)
      .setCookie(KNOWN, '1', { ...cookie, path: '/' });
    await this.auth.gate.admitSignedIn(reply);
  }

  private forget(reply: FastifyReply): FastifyReply {
    return reply.clearCookie(SESSION, { path: '/auth' }).clearCookie(KNOWN, { path: '/' });
  }

  private pending(request: FastifyRequest): Promise<Pending | null> {
    return this.auth.pendingSeal.open<Pending>(request.cookies[PENDING]);
  }

  private async begin(request: FastifyRequest, reply: FastifyReply, purpose: Purpose): Promise<void> {
    const { return: wanted } = request.query as { return?: unknown };
    void reply.header('cache-control', 'no-store');
    const before = wanted === undefined ? await this.pending(request) : null;
    const locale = this.locale(request, before?.locale);
    try {
      const returnTo = before?.returnTo ?? localPath(wanted);
      const { url, pending } = await this.auth.signIn.begin(returnTo, locale, purpose);
      void reply
        .setCookie(
          PENDING,
          await this.auth.pendingSeal.seal({ ...pending }, SIGN_IN_SECONDS),
          this.cookie(SIGN_IN_SECONDS),
        )
        .redirect(url, 303);
    } catch (error) {
      if (!(error instanceof EngineUnavailable)) throw error;
      void reply.redirect(failedAt(locale), 303);
    }
  }

  private locale(request: FastifyRequest, before?: Locale): Locale {
    const { locale } = request.query as { locale?: unknown };
    return isLocale(locale) ? locale : (before ?? languageOf(undefined, request.headers['accept-language']));
  }

  @Get('login')
  async login(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.auth.gate.isOpen() && (await this.isSignedIn(request, reply))) {
      const { return: wanted } = request.query as { return?: unknown };
      return void reply.header('cache-control', 'no-store').redirect(localPath(wanted), 303);
    }
    return this.begin(request, reply, 'register' in (request.query as object) ? 'register' : 'sign-in');
  }

  @Get('password')
  async password(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.auth.ownPages) return this.begin(request, reply, 'password');
    const locale = this.locale(request);
    void reply.redirect(pageAddress(locale, '/auth/reset'), 303);
  }

  @Get('signed-in')
  async signedIn(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const pending = await this.pending(request);
    const query = request.query as { error?: unknown };
    void reply.clearCookie(PENDING, { path: '/auth' }).header('cache-control', 'no-store');
    const failed = failedAt(pending?.locale ?? this.locale(request));
    if (!pending || query.error !== undefined) return void reply.redirect(failed, 303);
    const person = await this.auth.signIn
      .finish(new URL(`${this.auth.publicUrl}${request.url}`), pending)
      .catch((error: unknown) => {
        if (!(error instanceof EngineUnavailable)) this.log.warn({ err: error }, 'Sign-in not completed');
        return null;
      });
    if (!person) return void reply.redirect(failed, 303);
    const welcomed = await this.auth.welcome(person, pending.locale).then(
      () => true,
      (error: unknown) => {
        if (!isAway(error)) this.log.error({ err: error }, 'Account of a signed-in user could not be opened');
        return false;
      },
    );
    if (!welcomed) return void reply.redirect(failed, 303);
    const session = { refreshToken: person.refreshToken, idToken: person.idToken, locale: pending.locale };
    await this.keep(reply, session);
    void reply.redirect(pending.returnTo, 303);
  }

  /** Returns a short-lived access token for this browser; null without a session, which is not an error. */
  @Post('token')
  @HttpCode(200)
  async token(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<unknown> {
    fromOurPages(request, this.auth.header);
    void reply.header('cache-control', 'no-store');
    const token = await this.renew(request, reply);
    return token ? { access_token: token.accessToken, expires_in: token.expiresIn } : { access_token: null };
  }

  /** Returns false when the issuer is unavailable, which leaves the decision to the sign-in flow. */
  private isSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return this.renew(request, reply).then(
      (token) => token !== null,
      (error: unknown) => {
        if (error instanceof EngineUnavailable) return false;
        throw error;
      },
    );
  }

  private async renew(request: FastifyRequest, reply: FastifyReply): Promise<AccessToken | null> {
    const session = await this.session(request);
    const token = session ? await this.auth.signIn.refresh(session.refreshToken) : null;
    if (!session || !token) {
      if (request.cookies[SESSION] !== undefined) void this.forget(reply);
      return null;
    }
    await this.keep(reply, { ...session, refreshToken: token.refreshToken });
    return token;
  }

  /**
   * Signs out at once when requested by this site's own pages (spec §7); links from other sites require confirmation.
   */
  @Get('logout')
  async logout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // Without a session there is nothing to confirm. A link from another site still carries the session cookie
    // (SameSite=Lax), so the session check works.
    if (request.headers['sec-fetch-site'] === 'same-origin' || !(await this.session(request)))
      return this.leave(request, reply);
    void reply.header('cache-control', 'no-store').redirect(pageAddress(this.locale(request), '/auth/sign-out'), 303);
  }

  @Post('logout')
  async confirmLogout(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.headers.origin === this.auth.publicUrl || request.headers['sec-fetch-site'] === 'same-origin')
      return this.leave(request, reply);
    void reply.header('cache-control', 'no-store').redirect(pageAddress(this.locale(request), '/auth/sign-out'), 303);
  }

  private async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = await this.session(request);
    this.auth.gate.forgetSignedIn(reply);
    const { locale: said } = request.query as { locale?: unknown };
    const locale = isLocale(said) ? said : (session?.locale ?? this.locale(request));
    void this.forget(reply).header('cache-control', 'no-store').setCookie('lendring_left', locale, this.cookie(600));
    if (!session) return void reply.redirect('/auth/signed-out', 303);
    // End the local session even when the issuer cannot end its own session.
    const leaving = await this.auth.signIn.end(session.refreshToken, session.idToken).catch((error: unknown) => {
      if (!(error instanceof EngineUnavailable))
        this.log.warn({ err: error }, 'Issuer logout failed; local session cleared');
      return null;
    });
    if (!leaving) return void reply.redirect('/auth/signed-out', 303);
    void reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': leavingPolicy(leaving) })
      .send(leavingPage(leaving, locale));
  }

  @Get('signed-out')
  signedOut(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const left = request.cookies['lendring_left'];
    const home = pageAddress(isLocale(left) ? left : 'de', '/');
    void reply.clearCookie('lendring_left', { path: '/auth' }).redirect(`${home}?signed-out`, 303);
  }
}
