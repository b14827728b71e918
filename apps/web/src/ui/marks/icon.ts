import { createElement, type SVGProps } from 'react';

interface Drawing {
  /** Width and height of the drawing's grid. */
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Makes an icon of a drawing of lucide-react. A build uses it instead of the package's own function, which reads many
 * options that no icon here has (`libraries.plugin.mjs`).
 */
export default function iconOf({ size: grid, node }: Drawing) {
  return function Icon({ size = grid, strokeWidth = 2, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${grid} ${grid}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // An icon with a name is read; others are decoration.
        'aria-hidden': rest['aria-label'] === undefined ? true : undefined,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
