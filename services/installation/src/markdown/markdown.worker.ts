import { fromMarkdown } from 'mdast-util-from-markdown';
import { serveThread } from '@lendring/platform/base/threads/serve-thread.js';

/** Milliseconds of work that it takes to read a text, whatever else the machine does. */
const timeOf = (markdown: string): number => {
  const before = process.threadCpuUsage();
  fromMarkdown(markdown);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

serveThread(timeOf);
