import { Controller, Get, Inject } from '@nestjs/common';
import { asyncApi } from './asyncapi.js';

export const OPEN_API = Symbol('OpenAPI document');

const eventsDocument = asyncApi();

@Controller('v1')
export class DocumentationController {
  constructor(@Inject(OPEN_API) private readonly document: object) {}

  @Get('openapi.json')
  json(): unknown {
    return this.document;
  }

  @Get('asyncapi.json')
  events(): unknown {
    return eventsDocument;
  }
}
