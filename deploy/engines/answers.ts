import { connect } from 'node:net';

export const answersHttp =
  (url: string, status = 200) =>
  async (): Promise<boolean> =>
    (await fetch(url, { signal: AbortSignal.timeout(2000) })).status === status;

export const answersBytes = (port: number, question: Uint8Array) => (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(question);
    });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
  });
