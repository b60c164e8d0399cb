import { useState } from 'react';

export const useArrival = (): Date => useState(() => new Date())[0];
