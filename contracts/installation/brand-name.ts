/** Product name unless the installation sets another. */
export const BUILT_IN_NAME = 'Lendring';
