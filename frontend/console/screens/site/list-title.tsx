import shared from '../../components/console.module.css';

/** The heading of a list of cards below a section's other fields. */
export const ListTitle = ({ children }: { children: string }) => (
  <h3 className={shared.subhead} style={{ marginBlockStart: '1rem' }}>
    {children}
  </h3>
);
