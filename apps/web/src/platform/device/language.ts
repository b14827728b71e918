import { readersLanguage } from '@crease/core/locale.js';

/** '/sw.js' in English, '/sw.fr.js' in French. */
export function fileOfLanguage(file: `/${string}`): string {
  const language = readersLanguage();
  return language === 'en' ? file : file.replace(/(?=\.\w+$)/, `.${language}`);
}
