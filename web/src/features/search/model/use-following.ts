import { useState } from 'react';

export const useFollowing = <Value>(
  source: Value,
  same: (a: Value, b: Value) => boolean = Object.is,
): [Value, (value: Value) => void] => {
  const [state, setState] = useState({ source, value: source });
  const moved = !same(state.source, source);
  if (moved) setState({ source, value: source });
  return [moved ? source : state.value, (value) => setState({ source, value })];
};

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
