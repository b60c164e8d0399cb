import { Controller, Get, Inject } from '@nestjs/common';

export const DESCRIPTIONS = Symbol('OpenAPI and AsyncAPI documents');

/** Documents that are made when first converted to JSON. */
export type Descriptions = Readonly<{ openApi: object; asyncApi: object }>;

@Controller('v1')
export class DocumentationController {
  constructor(@Inject(DESCRIPTIONS) private readonly documents: Descriptions) {}

  @Get('openapi.json')
  json(): unknown {
    return this.documents.openApi;
  }

  @Get('asyncapi.json')
  events(): unknown {
    return this.documents.asyncApi;
  }
}
