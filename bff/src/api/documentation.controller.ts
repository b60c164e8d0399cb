import { Controller, Get, Header } from '@nestjs/common';
import { calls, type Call } from '@lendring/contracts/http/calls.js';
import { strictPolicy } from '../http/safe-headers.js';
import { asyncApi } from './asyncapi.js';
import { openApi } from './openapi.js';

const escape = (text: string): string => text.replace(/[<>&'"]/g, (c) => `&#${c.codePointAt(0)};`);

const row = ([name, call]: [string, Call]): string =>
  `<details id="${name}"><summary><code><b>${call.method}</b> /v1${escape(call.path)}</code> ${escape(call.summary)}${call.access === 'anyone' ? '' : ` <small>${call.access === 'key' ? 'API key' : 'sign-in'}</small>`}</summary>
<pre>${escape(JSON.stringify((document.paths as Record<string, Record<string, unknown>>)[call.path]?.[call.method.toLowerCase()], null, 2))}</pre></details>`;

const document = openApi() as { paths: unknown };
const eventsDocument = asyncApi();

const style = 'body{font:16px/1.5 system-ui,sans-serif;max-width:960px;margin:32px auto;padding:0 16px;color:#22292e}a{color:#005b5e}small{color:#59636b}'
  + 'details{border-bottom:1px solid #dbe3e5;padding:8px 0}summary{cursor:pointer}pre{background:#f3f9f9;padding:12px;border-radius:8px;overflow:auto;font-size:13px}';

const page = (): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lendring API</title>
<style>${style}</style></head><body><main><h1>Lendring API</h1>
<p>All calls below <code>/v1</code>. The same as a document: <a href="/v1/openapi.json">openapi.json</a>. What happens, as a stream, as webhooks or on Kafka: <a href="/v1/asyncapi.json">asyncapi.json</a>. Answers carry <code>error</code>, <code>data</code>, and on failure <code>msgcode</code> and <code>msgtext</code> in your language.</p>
${(Object.entries(calls) as [string, Call][]).map(row).join('\n')}</main></body></html>`;

/** The API's own description, for machines and for people. */
@Controller('v1')
export class DocumentationController {
  @Get('openapi.json')
  json(): unknown {
    return document;
  }

  @Get('asyncapi.json')
  events(): unknown {
    return eventsDocument;
  }

  @Get('docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', strictPolicy(style))
  docs(): string {
    return page();
  }
}
