import shared from '../../components/console.module.css';

/** The heading of further fields of a section, below a list or above it. */
export const FieldsTitle = ({ children }: { children: string }) => (
  <h3 className={shared.subhead} style={{ marginBlockStart: '1rem' }}>
    {children}
  </h3>
);
