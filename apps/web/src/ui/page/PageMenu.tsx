import type { ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { IconButton } from '../Button.js';
import { Menu } from '../layers/Menu.js';
import * as t from './page.words.en.js';

export function PageMenu({ children }: { children: ReactNode }) {
  return (
    <Menu
      label={t.more}
      trigger={(props) => (
        <IconButton {...props} label={t.more} variant="secondary" icon={<Ellipsis size={18} aria-hidden="true" />} />
      )}
    >
      {children}
    </Menu>
  );
}
