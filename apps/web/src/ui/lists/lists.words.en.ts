export const showOlder = 'Show older';
export const open = 'Open';
export const order = 'Order';
/** 'By cap used', 'By IR' */
export const byColumn = ({ column }: { column: string }) =>
  `By ${column.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`;
export const sortByKeysHint = 'Press Space to pick up, the arrows to move, Space to put down, Escape to put back.';
export const itemPickedUp = ({ item }: { item: string }) => `${item} picked up.`;
export const itemIsNowNumber = ({ item, number }: { item: string; number: number }) =>
  `${item} is now number ${number}.`;
export const itemBackInPlace = ({ item }: { item: string }) => `${item} is back in place.`;
export const itemPickedUpAtNumber = ({ item, number, count }: { item: string; number: number; count: number }) =>
  `${item} picked up, number ${number} of ${count}. Move with the arrows.`;
export const itemPutDownAtNumber = ({ item, number }: { item: string; number: number }) =>
  `${item} put down as number ${number}.`;
export const nowAtNumber = ({ number }: { number: number }) => `Number ${number}.`;
