import { readersLanguage } from '@crease/core/locale.js';

/** The file of the build's language: '/sw.js' in English, '/sw.fr.js' in French. */
export function fileOfLanguage(file: `/${string}`): string {
  const language = readersLanguage();
  return language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`);
}
