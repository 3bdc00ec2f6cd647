/** The endless auction as rules that a server can be given, like those of any game. */
import { bundleOf } from '@parlour/kernel';
import { auctionOf } from '../auction-kernel.ts';

export default bundleOf(auctionOf(true));
