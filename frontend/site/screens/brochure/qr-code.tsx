import { encode } from 'uqr';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import styles from './brochure.module.css';

/** A code that leads phones to an address. A prerendered page does not know its origin: the browser draws the code. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const isHydrated = useHydrated();
  return <div className={styles.code}>{isHydrated && <Drawing address={address} label={label} />}</div>;
}

function Drawing({ address, label }: { address: string; label: string }) {
  const { size, data } = encode(address, { border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={modules.join('')} />
    </svg>
  );
}
