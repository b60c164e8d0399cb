export const BUILT_IN_NAME = 'Lendring';
