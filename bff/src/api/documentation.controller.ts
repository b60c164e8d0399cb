import { Controller, Get, Header, Inject } from '@nestjs/common';
import { escapeMarkup } from '@lendring/contracts/kernel/markup.js';
import { strictPolicy } from '../http/safe-headers.js';
import { asyncApi } from './asyncapi.js';

export const OPEN_API = Symbol('OpenAPI document');

type Document = Readonly<{
  info: { description: string };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}>;
type Operation = Readonly<{
  operationId: string;
  summary: string;
  security?: readonly Readonly<Record<string, unknown>>[];
}>;

const who = ({ security }: Operation): string =>
  security ? ` <small>${security.some((one) => 'apiKey' in one) ? 'API key' : 'sign-in'}</small>` : '';

const row = (path: string, method: string, operation: Operation): string =>
  `<details id="${operation.operationId}"><summary><code><b>${method.toUpperCase()}</b> /v1${escapeMarkup(path)}</code> ${escapeMarkup(operation.summary)}${who(operation)}</summary>
<pre>${escapeMarkup(JSON.stringify(operation, null, 2))}</pre></details>`;

const eventsDocument = asyncApi();

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#22292e}a{color:#005b5e}small{color:#59636b}' +
  'details{border-bottom:1px solid #dbe3e5;padding:8px 0}summary{cursor:pointer}pre{background:#f3f9f9;padding:12px;border-radius:8px;overflow:auto;font-size:13px}';

const page = ({
  info,
  paths,
}: Document): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lendring API</title>
<style>${style}</style></head><body><main><h1>Lendring API</h1>
<p>All calls below <code>/v1</code>. The same as a document: <a href="/v1/openapi.json">openapi.json</a>. What happens, as a stream, as webhooks or on Kafka: <a href="/v1/asyncapi.json">asyncapi.json</a>. Answers carry <code>error</code>, <code>data</code>, and on failure <code>msgcode</code> and <code>msgtext</code> in your language.</p>
<p>${escapeMarkup(info.description)}</p>
${Object.entries(paths)
  .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => row(path, method, operation)))
  .join('\n')}</main></body></html>`;

/** The API's own description, for machines and for people. */
@Controller('v1')
export class DocumentationController {
  constructor(@Inject(OPEN_API) private readonly document: Document) {}

  @Get('openapi.json')
  json(): unknown {
    return this.document;
  }

  @Get('asyncapi.json')
  events(): unknown {
    return eventsDocument;
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', strictPolicy(style))
  docs(): string {
    return page(this.document);
  }
}
