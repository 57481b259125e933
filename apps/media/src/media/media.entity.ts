import type { MediaKind } from '@rover/contracts/media';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file that is kept. Its bytes are in the file store, see file-keys.ts; they were written before this row. */
@Entity({ name: 'media' })
export class Media {
  @PrimaryColumn('uuid')
  id!: string;

  /** As `StoredMedia.url` in contracts. */
  @Column({ type: 'text', unique: true })
  url!: string;

  @Column({ type: 'text' })
  kind!: MediaKind;

  @Column({ name: 'content_type', type: 'text' })
  contentType!: string;

  /** Pixels as shown; null for sound and video. */
  @Column({ type: 'integer', nullable: true })
  width!: number | null;

  @Column({ type: 'integer', nullable: true })
  height!: number | null;

  /** A thumbhash in base64; null for sound and video. */
  @Column({ type: 'text', nullable: true })
  placeholder!: string | null;

  /** The file's name as it was uploaded, cleaned. */
  @Column({ type: 'text' })
  name!: string;

  /** An admin uploaded it to the library, and has not deleted it there. */
  @Column({ name: 'in_library', type: 'boolean' })
  inLibrary!: boolean;

  /** Another service uses it. */
  @Column({ type: 'boolean', default: false })
  claimed!: boolean;

  /** The service of the VIP page that it was recorded for; null for everything else. */
  @Column({ name: 'vip_service', type: 'text', nullable: true })
  vipService!: string | null;

  /** When its AVIF files are to be made, or tried again; null when they are made, given up, or not wanted. */
  @Column({ name: 'avif_due_at', type: 'timestamptz', nullable: true })
  avifDueAt!: Date | null;

  /** How often making them was begun. */
  @Column({ name: 'avif_attempts', type: 'integer', default: 0 })
  avifAttempts!: number;

  @CreateDateColumn({ name: 'uploaded_at', type: 'timestamptz' })
  uploadedAt!: Date;
}
