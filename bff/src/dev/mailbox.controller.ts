import { Controller, Get, Header, Inject, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import { strictPolicy } from '../http/safe-headers.js';

export const MAILBOX = Symbol('mailbox');

export type Mailbox = Readonly<{
  list: () => Promise<
    readonly {
      readonly id: string;
      readonly to: string;
      readonly subject: string;
      readonly at: string;
      readonly sms?: true | undefined;
    }[]
  >;
  read: (
    id: string,
  ) => Promise<{
    readonly to: string;
    readonly subject: string;
    readonly at: string;
    readonly text: string;
    readonly html: string;
    readonly sms?: true | undefined;
    readonly files?:
      | readonly { readonly name: string; readonly contentType: string; readonly content: string }[]
      | undefined;
  } | null>;
}>;

const mark = ({ sms }: Readonly<{ sms?: true | undefined }>): string => (sms ? '<strong>SMS</strong> · ' : '');

const linked = (text: string): string =>
  escapeMarkup(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#22292e;overflow-wrap:anywhere}a{color:#005b5e}' +
  'li{padding:8px 0;border-bottom:1px solid #dbe3e5}ul{list-style:none;padding:0}small{color:#59636b}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#f3f9f9;padding:16px;border-radius:14px}iframe{box-sizing:border-box;width:100%;height:640px;border:1px solid #dbe3e5;border-radius:14px}';

const policy = strictPolicy(style);
const framePolicy = `${policy}; frame-src 'self'`;
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

const page = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`;

const ownMachine = /^(::ffff:)?127\.|^::1$/;
const ownName = /^(localhost|[\w-]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;
const passedOn = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-for',
  'x-original-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'cdn-loop',
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
  'x-appengine-user-ip',
  'x-azure-clientip',
];

/** Accepts only direct requests from this machine to its own host name, because the mailbox is private. */
const isLocal = ({ raw: { socket, headers } }: Pick<FastifyRequest, 'raw'>): boolean =>
  ownMachine.test(socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  passedOn.every((name) => headers[name] === undefined);

/** `/dev/mail`: shows mails and SMS that production would send, for local development. */
@Controller('dev/mail')
export class MailboxController {
  constructor(@Inject(MAILBOX) private readonly mailbox: Mailbox | null) {}

  private open(request: FastifyRequest): Mailbox {
    if (!this.mailbox || !isLocal(request)) throw new ApiError('not_found');
    return this.mailbox;
  }

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', policy)
  async list(@Req() request: FastifyRequest): Promise<string> {
    const mails = await this.open(request).list();
    const rows = mails.map(
      (m) =>
        `<li><a href="/dev/mail/${encodeURIComponent(m.id)}">${escapeMarkup(m.subject)}</a><br><small>${mark(m)}${escapeMarkup(m.to)} · ${escapeMarkup(m.at)}</small></li>`,
    );
    return page('Mails', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mails yet.</p>');
  }

  @Get(':id')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', framePolicy)
  async one(@Req() request: FastifyRequest, @Param('id') id: string): Promise<string> {
    const mail = await this.open(request).read(id);
    if (!mail) throw new ApiError('not_found');
    const frame = mail.html
      ? `<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${encodeURIComponent(id)}/html"></iframe>`
      : '';
    const files = (mail.files ?? []).map(
      ({ name }, n) =>
        `<li><a download href="/dev/mail/${encodeURIComponent(id)}/file/${n}">${escapeMarkup(name)}</a></li>`,
    );
    return page(
      mail.subject,
      `<p><small>${mark(mail)}${escapeMarkup(mail.to)} · ${escapeMarkup(mail.at)}</small></p>${files.length > 0 ? `<ul>${files.join('')}</ul>` : ''}${frame}<pre>${linked(mail.text)}</pre><p><a href="/dev/mail">All mails</a></p>`,
    );
  }

  @Get(':id/file/:n')
  @Header('cache-control', 'no-store')
  async file(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Param('n') n: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const file = (await this.open(request).read(id))?.files?.[Number(n)];
    if (!file) throw new ApiError('not_found');
    reply.header('x-content-type-options', 'nosniff');
    return new StreamableFile(Buffer.from(file.content, 'base64'), {
      type: file.contentType,
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  }

  @Get(':id/html')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', mailPolicy)
  async html(@Req() request: FastifyRequest, @Param('id') id: string): Promise<string> {
    const mail = await this.open(request).read(id);
    if (!mail?.html) throw new ApiError('not_found');
    return mail.html.replace(/<head>/, '<head><base target="_blank">');
  }
}
