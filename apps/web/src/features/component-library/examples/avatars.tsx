import { Avatar } from '@rover/ui/avatar';

export function Avatars() {
  return (
    <ul className="flex flex-wrap items-center gap-6">
      <li className="flex items-center gap-3">
        <Avatar size="small" name="Seán" /> Seán
      </li>
      <li className="flex items-center gap-3">
        <Avatar name="Maeve O’Malley" /> Maeve O’Malley
      </li>
      <li className="flex items-center gap-3">
        <Avatar size="large" name="María José Cota" /> María José Cota
      </li>
    </ul>
  );
}
