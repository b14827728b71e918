import { NHL_CLUBS } from './clubs.js';

const NAMES = new Map(NHL_CLUBS.map(({ code, name }) => [code, name]));

/** 'Montréal Canadiens' for 'MTL'. Other codes stay. */
export const clubName = (code: string): string => NAMES.get(code) ?? code;
