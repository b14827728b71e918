// Random figures for entries of catalogues, by their types, so that a check can read every sentence.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from './root.mjs';

const DEEPEST = 9;

/** A stored refusal: only its own catalogue knows the figures of a key. */
const REFUSAL = { of: 'trades', key: 'movedTwice', figures: { player: 'Alice' } };

/** Texts by the name of their figure: what a sentence shows as it is, such as a day, has its own form. */
const TEXTS = [
  [/timeZone|zone$/i, () => 'America/Toronto'],
  [/season|^asked$|^present$|^wanted$/i, () => '2026-27'],
  [
    /day|date|deadline|^due$|from$|^to$|since|through|^until$|expires|^begins$|^ends$|On$|^on$|^opens$|^last$|^first$|week|resolve_by|^rotoTo$/i,
    () => '2026-03-01',
  ],
  [/^(?:time|next)$/, () => '19:05'],
  [/(?:^at|At|moment)$/, () => '2026-03-08T00:05:00.000Z'],
  [/colou?r/i, () => '#123456'],
  [
    /duration|span|^to(?:Leader|Next)$|^before$|^after$|^host$|^ends$|^born|^start$|space|cap|record|room|price|share|gap|behind|lead|median|bid|amount|limit|most|least|clock|bank|value|money|figure|points|score|share|total|hit|charge|worth|budget|size|address|email/i,
    () => '7 $',
  ],
];

/** Opens the types of catalogues. `draw(most)` is a random integer from 0 to below `most`. */
export function openCatalogues(files, { draw, name }) {
  const { config } = ts.readConfigFile(inRoot('apps/web/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [inRoot(files[0])] },
    ts.sys,
    inRoot('apps/web'),
  );
  const program = ts.createProgram(
    files.map((file) => inRoot(file)),
    { ...options, types: [] },
  );
  const checker = program.getTypeChecker();
  const one = (list) => list[draw(list.length)];

  function entriesOf(file) {
    const source = program.getSourceFile(inRoot(file));
    const module = checker.getSymbolAtLocation(source);
    return checker
      .getExportsOfModule(module)
      .filter(({ flags }) => (flags & ts.SymbolFlags.Value) !== 0)
      .map((symbol) => [symbol.name, checker.getTypeOfSymbolAtLocation(symbol, source)]);
  }

  const isText = (type) => (type.flags & ts.TypeFlags.StringLike) !== 0;

  /** `found(value, path)` gets every text of an entry, built from random figures. */
  function readEntry(type, value, found, at) {
    if (typeof value === 'string') return found(value, at);
    if (typeof value === 'function') {
      const [signature] = type.getCallSignatures();
      if (signature === undefined) return;
      const figures = figuresOf(signature);
      try {
        return found(value(...figures), at);
      } catch (error) {
        throw new Error(`${at} of ${JSON.stringify(figures)}: ${error.message}`, { cause: error });
      }
    }
    if (value === null || typeof value !== 'object' || isText(type)) return;
    for (const [key, part] of Object.entries(value)) {
      const property = checker.getPropertyOfType(type, key);
      const own = property === undefined ? checker.getIndexTypeOfType(type, ts.IndexKind.String) : typeOf(property);
      if (own !== undefined) readEntry(own, part, found, `${at}.${key}`);
    }
  }

  const typeOf = (symbol) => checker.getTypeOfSymbol(symbol);

  /** `Translation` passes the English entry's parameters on as one tuple. */
  const figuresOf = (signature) =>
    signature.getParameters().flatMap((parameter) => {
      const figure = figureOf(typeOf(parameter), parameter.name, 0);
      return checker.isTupleType(typeOf(parameter)) ? figure : [figure];
    });

  /** A random value of a type. `called` is the name of the figure, `depth` ends types that contain themselves. */
  function figureOf(type, called, depth) {
    const { flags } = type;
    if (type.aliasSymbol?.name === 'ReactNode') return name();
    if (type.isUnion()) {
      const kinds =
        depth > DEEPEST ? type.types.filter(({ flags: kind }) => !(kind & ts.TypeFlags.Object)) : type.types;
      return figureOf(one(kinds.length === 0 ? type.types : kinds), called, depth + 1);
    }
    if (flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral)) return type.value;
    if (flags & ts.TypeFlags.BooleanLiteral) return type.intrinsicName === 'true';
    if (flags & ts.TypeFlags.Null) return null;
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return undefined;
    if (flags & ts.TypeFlags.TemplateLiteral) return '2026-27';
    if (flags & ts.TypeFlags.StringLike) return (TEXTS.find(([known]) => known.test(called))?.[1] ?? name)(called);
    if (flags & ts.TypeFlags.NumberLike) return numberOf(called);
    if (flags & ts.TypeFlags.TypeParameter)
      return figureOf(checker.getBaseConstraintOfType(type) ?? type, called, depth + 1);
    if (flags & ts.TypeFlags.Intersection && type.types.some(isText)) return name();
    if (!(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return null;
    if (type.symbol?.name === 'Date') return new Date(Date.UTC(2026, 2, 8, 0, 5));
    const [signature] = type.getCallSignatures();
    if (signature !== undefined) {
      const result = signature.getReturnType();
      return () => figureOf(result, called, depth + 1);
    }
    if (checker.isTupleType(type))
      return checker.getTypeArguments(type).map((part) => figureOf(part, called, depth + 1));
    if (checker.isArrayType(type)) {
      const [part] = checker.getTypeArguments(type);
      return Array.from({ length: depth > DEEPEST ? 0 : 1 + draw(3) }, () => figureOf(part, called, depth + 1));
    }
    if (type.symbol?.name === 'StoredRefusal') return REFUSAL;
    const figure = {};
    const isTimed = checker.getPropertyOfType(type, 'timeZone') !== undefined;
    const properties = checker.getPropertiesOfType(type);
    for (const property of properties) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (isOptional && (depth > DEEPEST || draw(2) === 0)) continue;
      const called =
        isTimed && /^(?:at|before|after|until)$/.test(property.name)
          ? 'at'
          : // A figure alone, and a changed one: no names, but days.
            (properties.length === 1 && property.name === 'by') ||
              (properties.length === 2 && /^(?:before|after)$/.test(property.name))
            ? 'day'
            : property.name;
      const value = figureOf(typeOf(property), called, depth + 1);
      if (value !== undefined || !isOptional) figure[property.name] = value;
    }
    const ofKeys = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (ofKeys !== undefined && properties.length === 0 && depth <= DEEPEST)
      figure[name()] = figureOf(ofKeys, 'value', depth + 1);
    return figure;
  }

  const NUMBERS = [0, 1, 2, 3, 8, 11, 21, 80, 1200, 12_345, 1_000_000, 2_000_000];
  function numberOf(called) {
    if (/^(?:at|until|since|from|to|now|by|ends|begins|\w*At|\w*Until)$/.test(called))
      return Date.UTC(2026, 2, 8, 0, 5);
    return one(NUMBERS);
  }

  return { entriesOf, readEntry };
}

export const cataloguesIn = (ending) =>
  ['apps/web/src', 'libs/core/src', 'apps/api/src']
    .flatMap((folder) =>
      fs.readdirSync(inRoot(folder), { recursive: true }).map((file) => path.posix.join(folder, file)),
    )
    .filter((file) => new RegExp(`\\.${ending}\\.tsx?$`).test(file));

/** The English file that a catalogue of another language translates. On the server it may have no ending. */
export const englishFileOf = (file) =>
  ['.en', ''].map((ending) => file.replace(/\.\w\w(?=\.tsx?$)/, ending)).find((one) => fs.existsSync(inRoot(one)));
