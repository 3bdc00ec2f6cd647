import { oneOf } from '@parlour/kernel';
import { ASSET_AT } from '../../content/map.ts';
import type { TurnRules } from '../04-turns/turn-rules.ts';
import { no, stay } from '../vocabulary.ts';
import { declareCapture, operate, sabotage, whyNotOperate } from './captures.ts';

/** MF-18, MF-D12. A raid is declared on arrival, or not at all; later the raider may operate the asset or sabotage it. */
export const raidRule: TurnRules<'raid'> = {
  raid: {
    offer(g, _f, me) {
      // MF-O5
      if (g.options.raids === 'off') return no('MF-1.6', 'raidsOff', {});
      const { cell } = g.players[me];
      const asset = cell === null ? null : ASSET_AT[cell];
      const owner = asset === null ? null : g.assets[asset].owner;
      if (asset === null || owner === null || owner === me) return no('MF-18.1', 'notHere', { needs: 'rivalAsset' });
      // MF-18.1, MF-20.2: nobody can have stopped beside the owner's chip or a guard.
      const { capture } = g.assets[asset];
      return {
        mode: oneOf(['operate', 'sabotage'], (mode) => {
          if (capture?.mode === mode) return no('MF-18.10', 'alreadySo', { mode });
          return mode === 'operate' ? whyNotOperate(g, me, asset) : null;
        }),
      };
    },
    take(g, f, me, { mode }) {
      const { cell } = g.players[me];
      const asset = cell === null ? null : ASSET_AT[cell];
      const owner = asset === null ? null : g.assets[asset].owner;
      if (asset === null || owner === null) return stay;
      if (g.assets[asset].capture === null) declareCapture(g, me, asset, owner);
      f.mayRaid = false;
      const { capture } = g.assets[asset];
      if (capture !== null) (mode === 'operate' ? operate : sabotage)(g, capture, asset, owner);
      return stay;
    },
  },
};
