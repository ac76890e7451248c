import Card, { type CardProps } from 'antd/es/card';
import shared from './console.module.css';

const classNames = { body: shared.cardBody } as const;

/** A card of a list: as tall as its row, with the last part at its bottom. */
export const ListCard = ({ className = '', ...card }: Omit<CardProps, 'classNames' | 'size'>) => (
  <Card {...card} size="small" className={`${shared.card} ${className}`} classNames={classNames} />
);
