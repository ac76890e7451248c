import { useState } from 'react';
import { recall, remember } from '../../lib/remembered.ts';
import type { Density } from './enquiry-list-props.ts';

const memory = 'admin-density';

/** How tall the rows are; the user's choice is stored. */
export function useDensity() {
  const [density, setDensity] = useState<Density>(() => (recall(memory) === 'comfortable' ? 'comfortable' : 'compact'));

  const toggle = () => {
    const next = density === 'compact' ? 'comfortable' : 'compact';
    setDensity(next);
    remember(memory, next);
  };

  return { density, toggle };
}
