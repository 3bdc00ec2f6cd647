import { type Land, LOCATIONS, type LocationId } from '../../content/board.ts';

export const isLocation = (land: Land | undefined): land is LocationId => LOCATIONS.includes(land as LocationId);
