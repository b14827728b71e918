import type { LaunchedApp } from '../launch-app.mjs';

/** Plain texts of the new language begin with it. */
export const SIGN: string;
export function read(file: string): string;
/** The files of a folder of the copy, by their paths in it. */
export function filesIn(folder: string): string[];
/** Makes the copy with the language `xx`. Returns the paths of its new catalogues. */
export function copyWithLanguage(): string[];
export function removeCopy(): void;
/** Builds the web app of the copy with only its new language. Returns the exit code and what was printed. */
export function buildLanguage(): { status: number | null; output: string };
/** Checks the types of one project of the copy. Returns the exit code and what was printed. */
export function checkTypes(project: string): { status: number | null; output: string };
/** What the language costs: its catalogues with their entries, and kilobytes of source and of the release. */
export function costOf(catalogues: readonly string[]): {
  catalogues: number;
  entries: number;
  source: number;
  release: number;
};
/** Starts the copy on a database. Builds what is stale. */
export function launchCopy(databaseUrl: string): Promise<LaunchedApp>;
