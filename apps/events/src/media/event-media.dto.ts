import { limits } from '@rover/contracts/limits';
import type { CaptionRequest, DeleteMediaRequest } from '@rover/contracts/media';
import { CleanText } from '@rover/platform/validation/clean-text';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, MaxLength } from 'class-validator';

const { caption, perEvent } = limits.media;

export class CaptionDto implements CaptionRequest {
  @CleanText({ label: 'Caption', max: caption })
  caption!: string;
}

export class DeleteMediaDto implements DeleteMediaRequest {
  @MaxLength(limits.event.url, { each: true, message: 'An address is too long.' })
  @IsString({ each: true, message: 'The media to delete must be named by their addresses.' })
  @ArrayMaxSize(perEvent, { message: `At most ${perEvent} media can be deleted at once.` })
  @ArrayMinSize(1, { message: 'Please choose what to delete.' })
  @IsArray({ message: 'Please choose what to delete.' })
  mediaUrls!: string[];
}
