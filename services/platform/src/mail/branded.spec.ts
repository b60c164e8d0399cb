import { describe, expect, it } from 'vitest';
import { builtInBrand, type Brand } from '@lendring/contracts/installation/brand.js';
import { brandedMailer, brandedSms } from './branded.decorator.js';
import { writeLetter } from './letter.js';
import type { Mail } from './mail.port.js';

const setUp = () => {
  const sent: Mail[] = [];
  const texts: string[] = [];
  const state: { brand: Brand } = { brand: builtInBrand };
  const known = { brand: () => state.brand };
  const mailer = brandedMailer({ send: async (mail) => void sent.push(mail), close: async () => undefined }, known);
  const sms = brandedSms({ send: async ({ text }) => void texts.push(text) }, known);
  const letter = writeLetter({
    locale: 'en',
    subject: 'New password for {brand}',
    preview: 'At {brand}',
    greeting: 'Hello,',
    parts: [{ lines: ['your account at {brand}:'], action: { label: 'Go', href: 'https://l.example/' } }],
  });
  return { state, sent, texts, sms, send: async () => mailer.send({ id: 'one', to: 'a@example.org', ...letter }) };
};

describe('outgoing message', () => {
  it('uses the product name, colours and sender when no brand is set', async () => {
    const { sent, send } = setUp();
    await send();
    expect(sent[0]?.subject).toBe('New password for Lendring');
    expect(sent[0]?.text).toMatch(/your account at Lendring:.*\n\nLendring\n/s);
    expect(sent[0]?.html).toContain('#007a7e');
    expect(sent[0]).not.toHaveProperty('senderName');
  });

  it('uses the brand set at the time of sending', async () => {
    const { state, sent, texts, sms, send } = setUp();
    state.brand = { name: 'Leih & "$&" Lust', logo: null, accent: '#7a1f5c' };
    await send();
    expect(sent[0]).toMatchObject({ subject: 'New password for Leih & "$&" Lust', senderName: 'Leih & "$&" Lust' });
    expect(sent[0]?.html).toContain('your account at Leih &#38; &#34;$&#38;&#34; Lust:');
    expect(sent[0]?.html).toContain('#7a1f5c');
    expect(JSON.stringify(sent[0])).not.toMatch(/Lendring|\{brand\}|#007a7e|#005b5e/);
    await sms.send({ id: 'two', to: '+4915123456789', text: '123 is your code for {brand}.' });
    expect(texts).toEqual(['123 is your code for Leih & "$&" Lust.']);
  });
});
