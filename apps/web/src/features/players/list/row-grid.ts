/** Narrow: name, one figure, cap hit, end of contract. Wider: also the owner, then club and age, then all figures. */
export const GRID =
  'grid items-center gap-x-2 px-3 grid-cols-[minmax(0,1fr)_2.25rem_3.25rem_2.375rem_var(--acts)] @[30rem]:grid-cols-[minmax(0,1fr)_2.75rem_var(--owner-narrow)_4.25rem_2.75rem_var(--acts)] @[40rem]:grid-cols-[minmax(0,1fr)_2.75rem_3.5rem_2rem_var(--owner-first)_4.25rem_2.75rem_var(--wide-acts)] @[46rem]:grid-cols-[2rem_minmax(0,1fr)_2.75rem_3.5rem_2rem_var(--owner-least)_4.25rem_2.75rem_var(--wide-acts)] @[62rem]:grid-cols-[2rem_minmax(0,1fr)_var(--club)_2rem_var(--owner-most)_4.5rem_3rem_repeat(var(--stats),2.5rem)_var(--wide-acts)] @[66rem]:grid-cols-[2rem_minmax(0,1fr)_var(--club)_2rem_var(--owner)_4.5rem_3rem_repeat(var(--all-stats),2.5rem)_var(--wide-acts)]';
/** The width of the list from which a row has one line, as in the classes here. */
export const ROOMY_REM = 40;
export const MIDDLE = '@max-[40rem]:hidden';
/** The owner has a column before the row has one line. */
export const OWNER = '@max-[30rem]:hidden';
export const NO_OWNER = '@[30rem]:hidden';
/** The rank has room a little later. */
export const RANK = '@max-[46rem]:hidden';
export const LARGE = '@max-[62rem]:hidden';
/** For leagues that score more figures than a large row has room for. */
export const WIDE = '@max-[66rem]:hidden';
/** Only where there is room for one figure instead of all. */
export const ONE_FIGURE = '@[62rem]:hidden';
export const NARROW = '@[40rem]:hidden';
