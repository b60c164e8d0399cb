/** Minimal `Response`, which jsdom lacks, for the API client and the router. */
export class SmallResponse {
  readonly status: number;
  readonly headers: Headers;
  constructor(
    private readonly body: string | null = null,
    init: { status?: number; headers?: Record<string, string> } = {},
  ) {
    this.status = init.status ?? 200;
    this.headers = new Headers(init.headers);
  }
  get ok() {
    return this.status >= 200 && this.status < 300;
  }
  text() {
    return Promise.resolve(this.body ?? '');
  }
  json() {
    return this.text().then((text) => JSON.parse(text) as unknown);
  }
}
if (typeof Response === 'undefined') Object.assign(globalThis, { Response: SmallResponse });
