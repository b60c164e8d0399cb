/** Id of the box of the actions, which has the focus after its form is removed. */
export const placeId = 'membership';
