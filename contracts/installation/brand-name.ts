/** The name of the product, where no installation gives it another. */
export const BUILT_IN_NAME = 'Lendring';
