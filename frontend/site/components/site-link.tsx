import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that an owner has typed: a path of the site opens like every link of it, any other address as the browser opens it. */
export const SiteLink = ({ to, ...rest }: Props) =>
  to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} rel="noreferrer" {...rest} />;
