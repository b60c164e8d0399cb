import { Body, Controller, Inject, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import type * as z from 'zod';
import { Address, Link, Register, Reset, Token, type AccountCalls } from './account-calls.js';
import { Asking } from './asking.js';
import type { Ask } from './asking.js';
import { fieldsPipe } from './fields.pipe.js';
import { OnPage, OutcomeInterceptor } from './outcome.interceptor.js';
import { OwnPageGuard } from './own-page.guard.js';

export const ACCOUNT_CALLS = Symbol('account calls');

@Controller('account')
@UseGuards(OwnPageGuard)
@UseInterceptors(OutcomeInterceptor)
export class AccountController {
  constructor(@Inject(ACCOUNT_CALLS) private readonly calls: AccountCalls) {}

  @Post('register')
  @OnPage('/auth/register')
  register(@Body(fieldsPipe(Register)) fields: z.output<typeof Register>, @Asking() ask: Ask) {
    return this.calls.register(fields, ask);
  }

  @Post('resend')
  @OnPage('/auth/verify')
  resend(@Body(fieldsPipe(Address)) fields: z.output<typeof Address>, @Asking() ask: Ask) {
    return this.calls.resend(fields, ask);
  }

  @Post('verify')
  @OnPage('/auth/verify')
  verify(@Body(fieldsPipe(Token)) fields: z.output<typeof Token>, @Asking() ask: Ask) {
    return this.calls.verify(fields, ask);
  }

  @Post('link-check')
  @OnPage('/auth/confirm-email')
  checkLink(@Body(fieldsPipe(Token)) fields: z.output<typeof Token>) {
    return this.calls.checkLink(fields);
  }

  @Post('confirm-email')
  @OnPage('/auth/confirm-email')
  confirmEmail(@Body(fieldsPipe(Link)) fields: z.output<typeof Link>) {
    return this.calls.confirmEmail(fields);
  }

  @Post('take-back')
  @OnPage('/auth/take-back')
  takeEmailBack(@Body(fieldsPipe(Link)) fields: z.output<typeof Link>, @Asking() ask: Ask) {
    return this.calls.takeEmailBack(fields, ask);
  }

  @Post('reset-request')
  @OnPage('/auth/reset')
  requestReset(@Body(fieldsPipe(Address)) fields: z.output<typeof Address>, @Asking() ask: Ask) {
    return this.calls.requestReset(fields, ask);
  }

  @Post('reset-check')
  @OnPage('/auth/reset')
  checkReset(@Body(fieldsPipe(Token)) fields: z.output<typeof Token>) {
    return this.calls.checkReset(fields);
  }

  @Post('reset')
  @OnPage('/auth/reset')
  reset(@Body(fieldsPipe(Reset)) fields: z.output<typeof Reset>, @Asking() ask: Ask) {
    return this.calls.reset(fields, ask);
  }
}
