import Button, { type ButtonProps } from 'antd/es/button';
import { useHref, useLinkClickHandler } from 'react-router';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  /** Path or query within the site. */
  to: string;
}

/** A link to another screen, styled as an antd button. */
export const LinkButton = ({ to, ...button }: LinkButtonProps) => (
  <Button {...button} href={useHref(to)} onClick={useLinkClickHandler<HTMLElement>(to)} />
);
