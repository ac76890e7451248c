import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  className: string | undefined;
  /** Makes the control, which takes the id. */
  children: (id: string) => ReactNode;
}

/** A control outside of forms, with its label above. */
export function Labelled({ label, className, children }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
