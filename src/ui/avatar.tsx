import './avatar.css';
import { classNames } from './class-names.ts';

function initialsOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => Array.from((part ?? '').normalize('NFC'))[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

interface AvatarProps {
  /** Stands beside it as a word, so that the picture itself says nothing. */
  name: string;
  picture?: string | undefined;
  large?: boolean;
}

export function Avatar({ name, picture, large = false }: AvatarProps) {
  const className = classNames('avatar', large && 'large');
  if (picture) return <img className={className} src={picture} alt="" />;
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
