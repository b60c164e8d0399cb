import type { Position } from '@lendring/contracts/kernel/ids.js';
import type { SearchQuery, SearchResult, SearchWrite } from './search.port.js';
import { deleteAsides, deleteFile, putAside } from './sqlite-file.adapter.js';
import { openReader, type Reader } from './sqlite-reader.adapter.js';
import { createWriter, openWriter, type Writer } from './sqlite-writer.adapter.js';

export type Task =
  | Readonly<{ do: 'create'; name: string }>
  | Readonly<{ do: 'write'; name: string; writes: readonly SearchWrite[]; reached?: Position | undefined }>
  | Readonly<{ do: 'reached'; name: string }>
  | Readonly<{ do: 'scrub'; name: string }>
  | Readonly<{ do: 'load'; name: string }>
  | Readonly<{ do: 'warm'; name: string }>
  | Readonly<{ do: 'search'; name: string; query: SearchQuery }>
  | Readonly<{ do: 'release'; name: string }>
  | Readonly<{ do: 'put-aside'; name: string }>
  | Readonly<{ do: 'delete'; name: string }>
  | Readonly<{ do: 'end' }>;

export function createHost(directory: string) {
  const writers = new Map<string, Writer>();
  const readers = new Map<string, Reader>();

  const opened = <T>(open: Map<string, T>, name: string, make: (directory: string, name: string) => T): T => {
    const known = open.get(name) ?? make(directory, name);
    open.set(name, known);
    return known;
  };
  const release = (name: string): void => {
    for (const open of [readers, writers]) {
      open.get(name)?.close();
      open.delete(name);
    }
  };

  return {
    run(task: Task): SearchResult | Position | boolean | null {
      switch (task.do) {
        case 'create':
          opened(writers, task.name, createWriter);
          return null;
        case 'write':
          opened(writers, task.name, openWriter).write(task.writes, task.reached);
          return null;
        case 'reached':
          return opened(writers, task.name, openWriter).reached();
        case 'scrub':
          deleteAsides(directory, task.name);
          return opened(writers, task.name, openWriter).scrub();
        case 'load':
          opened(readers, task.name, openReader);
          return null;
        case 'warm':
          return readers.get(task.name)?.warmUp() ?? false;
        case 'search':
          return opened(readers, task.name, openReader).search(task.query);
        case 'release':
          release(task.name);
          return null;
        case 'put-aside':
          release(task.name);
          return putAside(directory, task.name);
        case 'delete':
          release(task.name);
          deleteFile(directory, task.name);
          return null;
        case 'end':
          for (const name of new Set([...readers.keys(), ...writers.keys()])) release(name);
          return null;
      }
    },
  };
}
