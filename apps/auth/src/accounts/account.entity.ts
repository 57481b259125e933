import type { UserType } from '@rover/contracts/auth';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'accounts' })
export class Account {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In lower case: addresses are compared so. */
  @Column({ type: 'text', unique: true })
  email!: string;

  @Column({ name: 'first_name', type: 'text' })
  firstName!: string;

  @Column({ name: 'last_name', type: 'text' })
  lastName!: string;

  /** argon2id, in PHC form. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  @Column({ name: 'user_type', type: 'text' })
  userType!: UserType;

  @Column({ name: 'is_active', type: 'boolean' })
  isActive!: boolean;

  @Column({ name: 'is_email_verified', type: 'boolean' })
  isEmailVerified!: boolean;

  /** Rises when the account's access changes; tokens of an older version are dead. */
  @Column({ name: 'token_version', type: 'integer', default: 1 })
  tokenVersion!: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_login', type: 'timestamptz', nullable: true })
  lastLogin!: Date | null;
}
