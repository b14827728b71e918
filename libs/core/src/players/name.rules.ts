/** "Connor McDavid" gives "C. "; empty when there is only one name. */
export function initialOf(name: string): string {
  return name.indexOf(' ') < 1 ? '' : `${name.slice(0, 1)}. `;
}

/** "Connor McDavid" gives "McDavid". */
export function surname(name: string): string {
  const space = name.indexOf(' ');
  return space < 1 ? name : name.slice(space + 1);
}

/** "Connor McDavid" gives "C. McDavid", for narrow columns. */
export const shortName = (name: string): string => `${initialOf(name)}${surname(name)}`;
