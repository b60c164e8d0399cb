export type Mail = Readonly<{ to: string; subject: string; text: string; html: string; /** Also the Message-ID's local part: the same id is sent once. */ id: string }>;

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
