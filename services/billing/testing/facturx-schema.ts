import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const folder = new URL('facturx-2.5.0/', import.meta.url);
const file = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

export const brokenSchema = (xml: string): readonly string[] => {
  xmlRegisterFsInputProviders();
  const url = new URL('FACTUR-X_EN16931.xsd', folder).pathname;
  const schema = XmlDocument.fromString(file('FACTUR-X_EN16931.xsd'), { url });
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [String(error)];
  } finally {
    document.dispose();
    validator.dispose();
    schema.dispose();
  }
};
