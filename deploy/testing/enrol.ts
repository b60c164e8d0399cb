import { randomUUID } from 'node:crypto';
import type { TestProduct } from '../driver/product.js';

/** Gives a person a sign-in of their own, as who registered has. */
export const enrolAs = async (
  { running }: TestProduct,
  { userId }: Readonly<{ userId: string }>,
  email: string,
  password: string,
): Promise<void> => {
  const answer = await running.doors.identity.commands.enrol(
    { userId, email, password },
    {
      commandId: randomUUID(),
      actor: { kind: 'system', name: 'test' },
      at: new Date().toISOString(),
      locale: 'de',
      requestId: 'test',
    },
  );
  if (!answer.ok) throw new Error(`${email} could not be enrolled: ${JSON.stringify(answer)}`);
};

/** Makes a person who can sign in, their address confirmed without a mail, and answers that address. */
export const enrol = async (product: TestProduct, email: string, password: string): Promise<string> => {
  await enrolAs(product, { userId: randomUUID() }, email, password);
  return email;
};
