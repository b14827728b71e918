import * as en from './words/todo.words.en.js';
import * as fr from './words/todo.words.fr.js';
import { entriesByReader } from '../words.js';

export const TODO_WORDS = entriesByReader({ en: en.TODO_WORDS, fr: fr.TODO_WORDS });
