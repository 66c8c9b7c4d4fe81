import './avatar.css';
import { initialsOf } from '#src/lib/names.ts';
import { classNames } from './class-names.ts';

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
