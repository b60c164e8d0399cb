import type { GroupPlace } from '@lendring/contracts/group/rules.js';

export const groupPlaceShape = ({ point, ...place }: GroupPlace) => ({ ...place, ...point });
