// kernel/offers.ts
function e(e, t) {
	if (t === void 0) return { one: e };
	let { open: r, barred: i } = n(e, t);
	return i === null ? { one: r } : {
		one: r,
		not: i
	};
}
function t(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function n(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function r(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = i(r[e], t);
	return n;
}
function i(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = i(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: a } = e, o = r + t(Math.min(a, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
// search/random.ts
function a({ game: e, checks: t, search: n }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${i} was asked without an offer`);
			if (!t.includes(c.type)) return r(c, s);
			let l = n.sample(n.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${e}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/matter-of-fact/content/technologies.ts
var o = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, s = Object.keys(o), c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && l(e));
c.slice(0, 8).map((e) => u(Math.sqrt(e))), Uint32Array.from(c.slice(0, 64).map((e) => u(Math.cbrt(e))));
function l(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function u(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]);
// kernel/secrets.ts
var d = 8, f = (e) => 1 << (e ?? d), ee = 16, te = (e) => e & 511 & ~(e >> ee), ne = (e) => typeof e == "object" && !!e;
// kernel/view.ts
function re(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? re(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var ie = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: te(e),
			secret: null
		};
		let i = ne(t) ? re(t, n, r, ie) : t;
		return {
			seen: te(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === f(t) ? null : ae(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? se(r, c(t)) | a : se(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, ae = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? oe(t[r], t[i]) : se(e, r) - se(e, i) : n(r) ? -1 : 1), oe = (e = "", t = "") => e < t ? -1 : +(e > t), se = (e, t) => te(e[t]), ce = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : ne(t) ? re(t, n, r, ce) : t }),
	pile: ie.pile
}, le = { to: "stay" }, ue = { to: "next" };
function de(e) {
	return {
		to: "done",
		result: e
	};
}
function fe() {
	return {
		stay: le,
		next: ue,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: de,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// games/matter-of-fact/rules/vocabulary.ts
var { phase: pe, call: me, goTo: he, next: ge, stay: _e, done: ve, no: ye, emit: be, game: xe } = fe(), p = (e, t) => e.players[t].cash.secret, Se = (e, t) => e.players[t].debt.secret, Ce = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], we = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, m = Ce.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: ke(n),
		land: we[r[i]],
		area: Ae(n, t < 0, i < a)
	}));
}), h = m.map((e, t) => t), Te = m.map(({ hex: e }) => e), g = m.map(({ site: e }) => e);
m.map(({ land: e }) => e), m.map(({ area: e }) => e);
var Ee = new Map(h.map((e) => [`${Te[e].q},${Te[e].r}`, e]));
function _(e, t) {
	let n = Ee.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var v = Object.fromEntries(h.flatMap((e) => {
	let t = g[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), De = g.map((e) => e.is === "asset" ? e.asset : null), Oe = g.map((e) => e.is === "frontier"), y = [
	_(0, 0),
	_(1, 0),
	_(1, -1),
	_(0, -1),
	_(-1, 0),
	_(-1, 1),
	_(0, 1)
];
function ke(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function Ae(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// games/matter-of-fact/content/exchange.ts
var b = [
	"coal",
	"ore",
	"steel",
	"energy"
], x = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, je = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, Me = [
	"train",
	"electricVehicle",
	"quadcopter"
], Ne = ["electricVehicle", "quadcopter"], S = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, Pe = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, Fe = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], C = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, Ie = Fe.flatMap((e) => Array.from({ length: C[e].count }, (t, n) => `${C[e].letter}${n + 1}`)), w = Object.fromEntries(Ie.map((e) => [e, Fe.find((t) => C[t].letter === e[0])])), T = (e) => Math.floor(C[e].cost / 2);
// games/matter-of-fact/rules/holdings.ts
function E(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var D = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), O = (e, t) => e.players[t].assets, Le = (e, t) => e.players[t].assets.length > 0, k = (e) => C[w[e]].product;
function A(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? C[w[t]].basic : o[n].process;
}
function Re(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function ze(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
function Be(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var j = (e, t) => S[Be(e, t)];
function M(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/salary-rate.ts
var N = (e) => Number(e.options.salary), Ve = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function He(e, t) {
	for (let n of b) e[n] -= t[n] ?? 0;
}
function P(e, t) {
	for (let n of b) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var Ue = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), We = (e, t) => ({
	salary: N(e) * e.assets[t].workers,
	inputs: Ve(A(e, t).inputs)
});
function Ge(e, t, n) {
	if (w[n] === "technologyPark") return ye("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = A(e, n).workers;
	if (r < i) return ye("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = We(e, n), s = p(e, t), { stock: c } = e.players[t];
	return s < a || P(c, o) !== null ? ye("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
// games/matter-of-fact/rules/bundles.ts
var Ke = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
};
t(0, 0), e([null]), ((e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}))([]);
// games/matter-of-fact/rules/market.ts
var qe = (e, t) => x[e][t], F = (e, t) => qe(t, e.market[t].column), Je = (e) => qe(e, 0);
function I(e, t) {
	let n = 0;
	for (let r of b) n += (t[r] ?? 0) * F(e, r);
	return n;
}
var Ye = (e, t) => Math.min(10, Math.max(0, e - t)), Xe = (e, t, n) => Ye(e.market[t].column, n) === e.market[t].column;
function L(e, t) {
	let n = Ve();
	for (let r of O(e, t)) {
		let t = k(r);
		t !== "biobot" && (n[t] += A(e, r).output);
	}
	return n;
}
function Ze(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of O(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, je[t] - n);
}
// games/matter-of-fact/rules/ending.ts
var Qe = (e) => Number(e.options.biobots), $e = (e, t, n) => e.assets[t].workers + +(n === v[t]);
function et(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = A(e, t), o = $e(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : P(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: Ue(r, a.inputs)
	};
}
function R(e, t) {
	let { workers: n, inputs: r, output: i } = A(e, t), a = k(t);
	return (a === "biobot" ? 0 : i * F(e, a)) - I(e, r) - n * N(e);
}
// games/matter-of-fact/content/action-cards.ts
var tt = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
};
Object.keys(tt).filter(nt);
function nt(e) {
	return tt[e].is === "contract";
}
// games/matter-of-fact/rules/salary.ts
var rt = (e, t) => Le(e, t.seat) ? Math.max(0, Re(e, t.seat) - t.covered - t.paidFor) : 0, it = (e, t) => rt(e, t) * N(e), at = [
	0,
	1,
	2,
	3,
	4,
	5
], ot = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
];
function st({ q: e, r: t }, n) {
	let r = ot[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function ct(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function lt(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of at) {
			let { q: t, r: i } = st(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = ct(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var ut = (e, t, n) => e.distances[t * e.size + n], dt = lt(Te), z = (e, t, n) => Math.max(1, Math.ceil(ut(dt, e, t) / n)), B = (e, t) => ut(dt, e, t), ft = Object.keys(v).filter((e) => w[e] === "technologyPark"), pt = (e) => h.map(e);
function mt(e) {
	let t = {};
	for (let n of ft) t[n] = pt((t) => Math.min(...y.map((r) => z(t, r, e) + z(r, v[n], e))));
	return {
		byCentre: t,
		toCentre: pt((t) => Math.min(...y.map((n) => z(t, n, e))))
	};
}
var ht = Object.fromEntries(Object.values(S).map((e) => [e, mt(e)])), gt = (e, t, n) => ht[n]?.byCentre[t]?.[e] ?? vt, _t = (e, t) => ht[t]?.toCentre[e] ?? vt, vt = 400, yt = C.technologyPark, bt = {
	steel: C.steelPlant.cost - T("steelPlant"),
	energy: C.powerPlant.cost - T("powerPlant")
};
function V(e, t) {
	let n = e.players[t], r = O(e, t).filter((e) => w[e] === "technologyPark"), i = Math.max(1, Qe(e) - n.biobots), { inputs: a, workers: o } = St(e, t), s = {
		steel: a.steel ?? 0,
		energy: a.energy ?? 0
	}, c = {
		steel: n.stock.steel < s.steel,
		energy: n.stock.energy < s.energy
	}, l = {
		steel: c.steel && !e.market.steel.isOpen,
		energy: c.energy && !e.market.energy.isOpen
	}, u = r.length > 0, d = I(e, s);
	return {
		left: i,
		inputs: s,
		workers: o,
		goods: d,
		cost: i * d + (u ? 0 : yt.cost),
		parks: (u ? r : ft.filter((n) => xt(e, t, n))).map((e) => ({
			park: e,
			cell: v[e]
		})),
		ownsPark: u,
		needsCentre: c.steel || c.energy,
		closed: l
	};
}
function xt(e, t, n) {
	if (e.assets[n].owner !== null) return !1;
	let r = M(e, v[n]);
	return r === null || r === t;
}
function St(e, t) {
	let n = O(e, t).filter((e) => w[e] === "technologyPark").map((t) => A(e, t));
	for (let r of e.players[t].hand) o[r].fits === "technologyPark" && n.push(o[r].process);
	return n.reduce((t, n) => H(e, n) < H(e, t) ? n : t, yt.basic);
}
var H = (e, { inputs: t, workers: n }) => I(e, t) + n * 10;
// games/matter-of-fact/bot/economy.ts
function U(e, t, n) {
	let r = e.players[t], i = O(e, t).filter((e) => w[e] !== "technologyPark"), a = V(e, t), o = wt(e, t, a), s = Re(e, t), { electricVehicle: c, quadcopter: l } = r.vehicles, u = i.map((t) => Tt(e, t, A(e, t), 0)).filter((e) => e !== null);
	return G({
		turn: -1,
		cell: n,
		speed: l === "none" ? c === "none" ? S.train : S.electricVehicle : S.quadcopter,
		cash: p(e, t) - Se(e, t) + I(e, r.stock) - o - Ct(e, t),
		kept: o,
		isStocked: !a.needsCentre,
		workers: s,
		rate: N(e),
		works: Dt(u),
		resale: i.reduce((t, n) => t + (e.assets[n].capture === null ? T(w[n]) : 0), 0),
		income: 0,
		labour: 0,
		goal: a
	});
}
function Ct(e, t) {
	let n = E(e);
	return n?.seat === t ? it(e, n) : 0;
}
function wt(e, t, { inputs: n }) {
	let { stock: r } = e.players[t];
	return I(e, {
		steel: Math.min(r.steel, n.steel ?? 0),
		energy: Math.min(r.energy, n.energy ?? 0)
	});
}
function Tt(e, t, n, r) {
	let i = k(t);
	if (i === "biobot") return null;
	let { workers: a, inputs: o, output: s } = n, c = (o.ore ?? 0) > 0 ? "ore" : (o.coal ?? 0) > 0 ? "coal" : null, l = F(e, i) - r * Et[i];
	return {
		cell: v[t],
		makes: i,
		output: s,
		workers: a,
		worth: s * l - I(e, o),
		eats: c,
		eaten: c === null ? 0 : o[c] ?? 0
	};
}
var Et = {
	coal: x.coal[0] - x.coal[1],
	ore: x.ore[0] - x.ore[1],
	steel: x.steel[0] - x.steel[1],
	energy: x.energy[0] - x.energy[1]
}, W = ({ eats: e, worth: t, workers: n }) => (e === null ? 1e3 : 0) + t / Math.max(1, n), Dt = (e) => e.sort((e, t) => W(t) - W(e));
function Ot(e, t) {
	let n = W(t), r = e.length;
	for (; r > 0 && W(e[r - 1]) < n;) r--;
	return e.toSpliced(r, 0, t);
}
function kt({ works: e, workers: t, rate: n }, r) {
	let i = t + r, a = -t * n, o = 0, s = 0;
	for (let { eats: t, eaten: n, workers: r, worth: c, makes: l, output: u } of e) if (!(r > i)) {
		if (t === null) l === "ore" ? o += u : s += u, a += c;
		else {
			let e = Math.min(n, t === "ore" ? o : s);
			if (e === 0) continue;
			t === "ore" ? o -= e : s -= e, a += c * e / n;
		}
		i -= r;
	}
	return a;
}
function G(e) {
	e.income = kt(e, 0), e.labour = 0;
	for (let { cell: t } of e.works) t === e.cell && (e.labour = kt(e, 1) - e.income);
	return e;
}
var At = (e) => e.reduce((e, { workers: t }) => e + t, 0), jt = (e) => C[w[e]].basic, Mt = 3;
function Nt(e, t, n) {
	let { secret: r, seen: i } = e.actionDeck, a = r.at(-1), o = r.length === 0 ? e.actionDiscards : a !== void 0 && i.at(-1) !== 0 ? [a] : r;
	if (o.length === 0) return 0;
	let s = Pt(e, t, n);
	return o.reduce((t, n) => t + Ft(e, s, n), 0) / o.length;
}
function Pt(e, t, { inputs: n }) {
	let { stock: r, vehicles: i } = e.players[t], a = {
		mine: 0,
		excavatingPlant: 0,
		steelPlant: 0,
		powerPlant: 0,
		technologyPark: 0
	};
	for (let n of O(e, t)) a[w[n]] += 1;
	let o = L(e, t), s = { ...r }, c = { ...r };
	for (let e of b) s[e] += Mt * o[e] - (n[e] ?? 0), c[e] += o[e];
	return {
		has: {
			...a,
			technology: ze(e, t).length,
			train: 1,
			electricVehicle: i.electricVehicle === "none" ? 0 : 1,
			quadcopter: i.quadcopter === "none" ? 0 : 1
		},
		sells: s,
		delivers: c
	};
}
function Ft(e, t, n) {
	let r = tt[n];
	switch (r.is) {
		case "contract": return It(e, r.units, t.delivers);
		case "subsidy": return Lt(r.rates, t) + zt(r.prices, t);
		case "dividend": {
			let e = 0;
			for (let n of r.kinds) e += t.has[n] * C[n].dividend;
			return e + zt(r.prices, t);
		}
		case "taxes":
		case "transportTax": return zt(r.prices, t) - Lt(r.rates, t);
	}
}
function It(e, t, n) {
	let r = 0;
	for (let i of b) r += Math.min(t[i] ?? 0, n[i]) * (Je(i) - F(e, i));
	return r;
}
function Lt(e, { has: t }) {
	let n = 0;
	for (let r of Rt) n += (e[r] ?? 0) * t[r];
	return n;
}
var Rt = [
	...Object.keys(C),
	...Me,
	"technology"
];
function zt(e, { sells: t }) {
	let n = 0;
	for (let r of b) n += (e[r] ?? 0) * Et[r] * t[r];
	return n;
}
// games/matter-of-fact/bot/prospects.ts
var Bt = 400, Vt = 1.5, Ht = {
	4: 4,
	6: 5.2,
	8: 6
}, Ut = .03;
function K(e) {
	let t = Gt(e), n = q(e);
	if (n <= 0) return e.turn + t + n * Wt;
	let r = Ht[e.speed] ?? 4, i = Math.max(0, e.income), a = (Math.sqrt(i * i + 2 * r * n) - i) / r, o = +(e.turn < 0);
	return e.turn + Math.max(t, o + a) + a * Ut;
}
var Wt = 2e-4;
function q({ goal: e, workers: t, cash: n, kept: r, resale: i }) {
	let { steel: a, energy: o } = e.closed, s = (a ? bt.steel : 0) + (o ? bt.energy : 0), c = 10 * Math.max(0, e.workers - 1 - t);
	return e.cost + s + c - n - r - i;
}
function Gt({ goal: e, cell: t, speed: n, isStocked: r, workers: i }) {
	let a = (e.closed.steel ? Vt : 0) + (e.closed.energy ? Vt : 0);
	if (e.ownsPark && i >= e.workers) return a + (r ? 1 : _t(t, n));
	let o = Bt;
	for (let { park: i, cell: a } of e.parks) {
		let e = r ? z(t, a, n) : gt(t, i, n);
		e < o && (o = e);
	}
	return a + o;
}
function J(e, t, n, r) {
	let i = e.turn < 0 ? n - 1 : n, a = e.cash + i * e.income + (i > 0 ? e.labour : 0) - r;
	if (a + e.kept < 0) return null;
	let o = {
		...e,
		turn: e.turn + n,
		cell: t,
		cash: a,
		labour: 0
	};
	return a >= 0 || (o.cash += o.kept, o.kept = 0, o.isStocked = !1), o;
}
// games/matter-of-fact/bot/raiding.ts
var Kt = 50, qt = .35, Jt = .5, Yt = 1.5, Xt = 600;
function Zt(e, t, n) {
	let { owner: r, hasGuard: i, capture: a } = e.assets[n];
	if (e.options.raids === "off" || r === null || r === t || i || a !== null && a.raider !== t) return null;
	let o = M(e, v[n]);
	if (o !== null && o !== t) return null;
	if (w[n] === "technologyPark") return $t(e, r) ? Xt : null;
	let s = Jt * en(e, r, n) / D(e, t).length;
	return Qt(e, t, n) + s - tn(e, r, n);
}
function Qt(e, t, n) {
	let r = k(n);
	if (r === "biobot" || Ge(e, t, n) !== null) return 0;
	let { salary: i, inputs: a } = We(e, n);
	return A(e, n).output * F(e, r) - i - I(e, a);
}
function $t(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && K(U(e, t, n)) < Yt;
}
function en(e, t, n) {
	let { cell: r, stock: i } = e.players[t], a = k(n);
	if (a === "biobot" || et(e, n, r, i) !== null) return 0;
	let { output: o, inputs: s } = A(e, n);
	return o * F(e, a) - I(e, s);
}
function tn(e, t, n) {
	let { cell: r, arrest: i } = e.players[t];
	return r === null || i > 0 ? 0 : B(r, v[n]) <= j(e, t) ? qt * Kt : 0;
}
function nn(e, t) {
	return e.players[t].assets.filter((t) => e.assets[t].capture !== null).map((n) => {
		let r = rn * Math.max(0, R(e, n)) + Jt * Kt / D(e, t).length;
		return {
			is: "arrest",
			cell: v[n],
			visit: (e, t) => e.turn + t > 0 ? null : J(e, v[n], t, -r)
		};
	});
}
var rn = 2, an = 8;
function on(e, t, n) {
	return e.options.raids === "off" ? [] : D(e, t).flatMap((t) => e.players[t].assets).filter((e) => B(n, v[e]) <= an).map((n) => ({
		asset: n,
		worth: Zt(e, t, n) ?? 0
	})).filter(({ worth: e }) => e > sn).sort((e, t) => t.worth - e.worth).slice(0, 2).map(({ asset: e, worth: t }) => ({
		is: "raid",
		cell: v[e],
		visit: (n, r) => J(n, v[e], r, -t)
	}));
}
var sn = 8, cn = {
	perTurn: 0,
	once: 0,
	price: 0
}, ln = 2;
function Y(e, t, { workers: n, inputs: r, output: i }) {
	let a = k(t);
	return (a === "biobot" ? 0 : i * F(e, a)) - I(e, r) - n * (N(e) + ln);
}
function un(e, t, n) {
	let { fits: r, process: i, price: a } = o[n];
	if (r === "technologyPark") {
		let n = (H(e, St(e, t)) - H(e, i)) * (Qe(e) - e.players[t].biobots);
		return {
			perTurn: 0,
			once: Math.max(0, n),
			price: a
		};
	}
	let s = 0;
	for (let n of O(e, t)) {
		if (w[n] !== r) continue;
		let t = Y(e, n, i) - Y(e, n, A(e, n));
		t > s && (s = t);
	}
	return {
		perTurn: s,
		once: 0,
		price: a
	};
}
var X = ({ perTurn: e, once: t, price: n }, r) => e * r + t - n;
function dn(e, t, n, r) {
	let i = [...e.technologyDecks[n].secret, ...fn(e, n)].map((n) => un(e, t, n)).sort((e, t) => X(t, r) - X(e, r)), a = i.length * (i.length - 1) / 2;
	if (a === 0) return cn;
	let o = { ...cn };
	for (let [e, t] of i.entries()) {
		if (X(t, r) <= 0) break;
		let n = (i.length - 1 - e) / a;
		o.perTurn += n * t.perTurn, o.once += n * t.once, o.price += n * t.price;
	}
	return o;
}
var fn = (e, t) => e.technologyDecks[t].secret.length < 2 ? e.technologyDiscards[t] : [], pn = 6, mn = 1.1, hn = 4, gn = 1e4;
function _n(e, t, n, r) {
	let i = n.money;
	for (let t of b) i += n[t] * F(e, t);
	for (let t of n.assets) i += xn(e, t);
	for (let r of n.technologies) {
		let { perTurn: n, once: a } = un(e, t, r);
		i += Math.min(n * pn + a, o[r].price);
	}
	for (let e of n.vehicles) i += Pe[e].refund;
	for (let a of Sn(e, r, n)) i += Cn(e, t, a);
	return i + (n.release === null ? 0 : Math.max(0, R(e, n.release)) * 2);
}
function vn(e, t, n, r) {
	let i = n.money;
	for (let t of b) i += n[t] * F(e, t) * mn;
	n.steel + n.energy > 0 && yn(e, r) && (i += gn);
	for (let t of n.assets) i += w[t] === "technologyPark" ? gn : Math.max(xn(e, t), bn(t));
	for (let e of n.technologies) i += o[e].price;
	for (let e of n.vehicles) i += Pe[e].price;
	for (let r of Sn(e, t, n)) i += Cn(e, t, r);
	return i + (n.release === null ? 0 : Math.max(0, Qt(e, t, n.release)) * 2);
}
function yn(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && K(U(e, t, n)) < hn;
}
var bn = (e) => C[w[e]].cost, xn = (e, t) => Math.min(bn(t), T(w[t]) + Math.max(0, R(e, t)) * pn), Sn = (e, t, { contracts: n }) => e.players[t].contracts.filter(({ card: e }) => n.includes(e));
function Cn(e, t, { open: n }) {
	let r = { ...e.players[t].stock }, i = L(e, t);
	for (let e of b) r[e] += i[e];
	return It(e, n, r);
}
// games/matter-of-fact/bot/dealing.ts
var wn = 2;
function Tn(e, t, n) {
	let r = e.deals.open.find(({ to: e }) => e === t);
	if (r === void 0) return null;
	let { give: i, take: a } = r.terms.secret, o = _n(e, t, i, r.from) >= vn(e, t, a, r.from) + wn, s = n.some(({ type: e, fields: t }) => e === "acceptDeal" && "one" in t.deal && t.deal.one.includes(r.id));
	return o && s && p(e, t) >= a.money ? {
		type: "acceptDeal",
		deal: r.id
	} : {
		type: "declineDeal",
		deal: r.id
	};
}
function En(e, t, n) {
	return (e.deals.proposed[t] ?? 0) > 0 || !n.some(({ type: e }) => e === "proposeDeal") ? null : On(e, t) ?? kn(e, t) ?? Mn(e, t);
}
var Dn = (e, t, n) => ({
	type: "proposeDeal",
	to: e,
	terms: {
		give: {
			...Ke,
			...t
		},
		take: {
			...Ke,
			...n
		}
	}
});
function On(e, t) {
	let { cell: n, assets: r } = e.players[t];
	for (let i of r) {
		let { capture: r } = e.assets[i];
		if (n !== null && B(n, v[i]) <= j(e, t)) continue;
		let a = Math.min(p(e, t), R(e, i));
		if (r !== null && a > 0) return Dn(r.raider, { money: a }, { release: i });
	}
	return null;
}
function kn(e, t) {
	let { stock: n } = e.players[t], { inputs: r } = V(e, t), i = Math.max(0, (r.steel ?? 0) - n.steel), a = Math.max(0, (r.energy ?? 0) - n.energy);
	if (i + a === 0 || i + a > An) return null;
	let o = Math.ceil(jn * (i * F(e, "steel") + a * F(e, "energy")));
	if (o > p(e, t)) return null;
	let s = D(e, t).find((t) => {
		let { stock: n, arrest: r } = e.players[t];
		return r === 0 && n.steel >= i && n.energy >= a && !yn(e, t);
	});
	return s === void 0 ? null : Dn(s, { money: o }, {
		steel: i,
		energy: a
	});
}
var An = 2, jn = 1.25;
function Mn(e, t) {
	for (let n of e.players[t].contracts) for (let r of D(e, t)) {
		let i = Math.min(Math.floor(Cn(e, r, n) / 2), p(e, r));
		if (e.players[r].arrest === 0 && i >= Cn(e, t, n) + Nn) return Dn(r, { contracts: [n.card] }, { money: i });
	}
	return null;
}
var Nn = 6, Pn = 0, Fn = 1, In = 2, Ln = 3, Rn = (e, t) => e * 2 + +!!t;
function zn(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of O(e, r)) e.assets[t].hasGuard && (n[v[t]] = In);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = De[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? Ln : Fn;
	}
	return n;
}
function Bn(e, t, n, r) {
	let i = Be(e, t) === "quadcopter", a = zn(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Rn(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = dt.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === Fn || d === In)) continue;
			let f = r * 2 + (Oe[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== Ln) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Vn({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === Pn || a === Ln) && t[Rn(r, i)] !== -1;
}
var Hn = ({ hexes: e }, t, n) => e[Rn(t, n)], Un = 9;
function Wn(e, t, n) {
	return Ie.filter((n) => w[n] !== "technologyPark" && Gn(e, t, n)).map((e) => ({
		asset: e,
		hexes: B(n, v[e])
	})).filter(({ hexes: e }) => e <= 9).sort((e, t) => e.hexes - t.hexes).slice(0, Un).flatMap(({ asset: t }) => {
		let n = Tt(e, t, jt(t), 1);
		return n === null ? [] : [{
			is: "asset",
			cell: v[t],
			visit: (e, r) => Kn(e, r, t, n)
		}];
	});
}
function Gn(e, t, n) {
	if (e.assets[n].owner !== null) return !1;
	let r = M(e, v[n]);
	return r === null || r === t;
}
function Kn(e, t, n, r) {
	let i = w[n], a = J(e, v[n], t, C[i].cost);
	if (a === null) return null;
	let o = 0;
	for (let { makes: t, output: n } of e.works) t === r.makes && (o += n);
	let s = o === 0 ? r : {
		...r,
		worth: r.worth - o * Et[r.makes]
	};
	return a.works = Ot(e.works, s), a.resale += T(i), a.goal = qn(e.goal, r.makes), G(a);
}
function qn(e, t) {
	let { steel: n, energy: r } = e.closed;
	return !(t === "steel" && n) && !(t === "energy" && r) ? e : {
		...e,
		closed: {
			steel: n && t !== "steel",
			energy: r && t !== "energy"
		}
	};
}
[...Fe, ...Me];
// games/matter-of-fact/rules/universities.ts
var Jn = (e) => e === "U1" ? "I" : "II", Yn = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0, Xn = [
	0,
	2,
	4
];
function Zn(e, t) {
	return h.filter((e) => g[e].is === "labourExchange" && B(t, e) <= 9).flatMap((t) => Xn.map((n) => ({
		is: "hire",
		cell: t,
		visit(r, i) {
			let a = J(r, t, i, 0);
			return a === null ? null : Qn(a, Math.min(e.workersLeft, $n(a, n)));
		}
	})));
}
function Qn(e, t) {
	return t <= 0 ? null : (e.cash -= t * (10 + e.rate), e.workers += t, G(e));
}
function $n({ works: e, workers: t, cash: n, rate: r }, i) {
	return Math.min(At(e) + i - t, Math.floor(n / (10 + r)));
}
function er(e, t, n) {
	return h.flatMap((r) => {
		let i = g[r];
		return i.is !== "university" || !Yn(e, Jn(i.university)) ? [] : [tr(e, t, r, Jn(i.university), n)];
	});
}
function tr(e, t, n, r, i) {
	let a = dn(e, t, r, i), o = {
		cell: null,
		makes: "coal",
		output: 0,
		workers: 0,
		worth: a.perTurn,
		eats: null,
		eaten: 0
	};
	return {
		is: "study",
		cell: n,
		visit(e, t) {
			let r = a.price <= 0 ? null : J(e, n, t, a.price);
			if (r === null) return null;
			let { goal: i } = r;
			return r.goal = {
				...i,
				goods: i.goods - a.once,
				cost: i.cost - a.once
			}, r.works = Ot(r.works, o), G(r);
		}
	};
}
function nr(e, t) {
	let n = h.find((e) => g[e].is === "dealership");
	return n === void 0 ? [] : Ne.filter((n) => ir(e, t, n)).map((e) => ({
		is: "vehicle",
		cell: n,
		visit: (t, r) => rr(t, n, r, e)
	}));
}
function rr(e, t, n, r) {
	if (S[r] <= e.speed) return null;
	let i = J(e, t, n, Pe[r].price);
	return i !== null && (i.speed = S[r]), i;
}
var ir = (e, t, n) => e.players[t].vehicles[n] === "none" && e.vehiclesLeft[n] !== 0;
// games/matter-of-fact/bot/provisioning.ts
function ar(e, t, n) {
	let r = cr(e, t, n);
	return e.players[t].contracts.flatMap(({ open: n, turns: i }) => {
		let a = 0;
		for (let r of b) e.market[r].isOpen && (a += Math.max(0, n[r] - e.players[t].stock[r]) * (Je(r) - F(e, r)));
		return a === 0 || r === null ? [] : [{
			is: "contracts",
			cell: r,
			visit: (e, t) => e.turn + t < i ? J(e, r, t, -a) : null
		}];
	});
}
function or(e, t, n) {
	let r = cr(e, t, n), i = V(e, t);
	return r === null || !i.needsCentre || i.closed.steel || i.closed.energy ? [] : [{
		is: "inputs",
		cell: r,
		visit: (e, t) => sr(J(e, r, t, 0))
	}];
}
function sr(e) {
	if (e === null) return null;
	let t = e.goal.goods - e.kept, n = Math.max(0, Math.min(t, e.cash));
	return e.cash -= n, e.kept += n, e.isStocked ||= n >= t, e;
}
function cr(e, t, n) {
	let r = null;
	for (let i of y) {
		let a = M(e, i);
		(a === null || a === t) && (r === null || B(n, i) < B(n, r)) && (r = i);
	}
	return r;
}
// games/matter-of-fact/bot/stops.ts
function lr(e, t, n, r) {
	return [
		...Wn(e, t, n),
		...Zn(e, n),
		...er(e, t, r),
		...nr(e, t),
		...ar(e, t, n),
		...or(e, t, n),
		...on(e, t, n),
		...nn(e, t)
	];
}
// games/matter-of-fact/bot/plans.ts
var ur = 9, dr = 5, fr = 14, pr = (e) => Math.min(fr, K(e));
function mr(e, t, n) {
	let { cell: r } = n;
	return _r(n, lr(e, t, r, pr(n)), hr(e, t, r));
}
function hr(e, t, n) {
	let r = Bn(e, t, n, gr), i = j(e, t);
	return (t) => {
		if (t === n && e.options.reuse === "mustArrive") return null;
		let a = null;
		for (let e of [!1, !0]) {
			if (!Vn(r, t, e)) continue;
			let n = Math.max(1, Math.ceil(Hn(r, t, e) / i));
			(a === null || n < a) && (a = n);
		}
		return a;
	};
}
var gr = 40;
function _r(e, t, n) {
	let r = {
		stop: null,
		turns: K(e)
	}, i = ({ first: e, turns: t }) => {
		t < r.turns - vr && (r = {
			stop: e,
			turns: t
		});
	}, a = [];
	for (let r of t) {
		let t = n(r.cell), i = t === null ? null : r.visit(e, t);
		i !== null && a.push({
			first: r,
			last: r,
			economy: i,
			turns: K(i)
		});
	}
	a.forEach(i);
	let o = yr(a, ur).flatMap((e) => br(e, t));
	o.forEach(i);
	for (let e of yr(o, dr)) br(e, t).forEach(i);
	return r;
}
var vr = .01, yr = (e, t) => e.sort((e, t) => e.turns - t.turns).slice(0, t);
function br({ first: e, last: t, economy: n }, r) {
	let i = [];
	for (let a of r) {
		if (a === t || a === e) continue;
		let r = a.visit(n, z(n.cell, a.cell, n.speed));
		r !== null && i.push({
			first: e,
			last: a,
			economy: r,
			turns: K(r)
		});
	}
	return i;
}
// games/matter-of-fact/bot/moving.ts
var xr = 30, Sr = 5, Cr = 10;
function wr(e, t) {
	let n = e.players[t].cell ?? 0, r = U(e, t, n), i = mr(e, t, r), a = i.stop?.cell ?? Or(e, t, r), o = i.stop === null && Tr(r) >= 1 ? Sr : xr, s = Math.min(Cr, Nt(e, t, r.goal)), c = Bn(e, t, n, j(e, t)), l = {
		value: -Infinity,
		to: n,
		card: !1
	};
	for (let n of h) {
		let i = a === null || n === a ? 0 : z(n, a, r.speed), u = Er(e, t, n) - o * i;
		Vn(c, n, !1) && u > l.value && (l = {
			value: u,
			to: n,
			card: !1
		}), Vn(c, n, !0) && u + s > l.value && (l = {
			value: u + s,
			to: n,
			card: !0
		});
	}
	return {
		type: "move",
		to: l.to,
		card: l.card
	};
}
var Tr = (e) => e.income <= 0 ? 0 : q(e) / e.income - Gt(e) + 1;
function Er(e, t, n) {
	let r = De[n];
	return r === null || e.assets[r].owner !== t || e.assets[r].capture !== null || w[r] === "technologyPark" ? 0 : e.assets[r].workers === A(e, r).workers - 1 ? Math.min(Dr, R(e, r)) : 1;
}
var Dr = 18;
function Or(e, t, n) {
	let { goal: r, cell: i, speed: a, isStocked: o } = n, { steel: s, energy: c } = r.closed;
	if (s || c) return kr(e, t, i, s ? "steelPlant" : "powerPlant");
	let l = y.filter((n) => Ar(e, t, n)), u = null;
	for (let { cell: e } of r.parks) for (let t of o ? [e] : l) {
		let n = z(i, t, a) + (o ? 0 : z(t, e, a));
		(u === null || n < u.turns) && (u = {
			turns: n,
			cell: t
		});
	}
	return u?.cell ?? null;
}
function kr(e, t, n, r) {
	return Ie.filter((t) => w[t] === r && e.assets[t].owner === null).map((e) => v[e]).filter((n) => Ar(e, t, n)).sort((e, t) => z(n, e, 1) - z(n, t, 1))[0] ?? null;
}
function Ar(e, t, n) {
	let r = M(e, n);
	return r === null || r === t && e.options.reuse === "allowed";
}
function jr(e, t) {
	let n = null;
	for (let r of y) {
		if (M(e, r) !== null) continue;
		let { turns: i } = mr(e, t, U(e, t, r));
		(n === null || i < n.turns) && (n = {
			turns: i,
			cell: r
		});
	}
	return {
		type: "placeChip",
		cell: n?.cell ?? 0
	};
}
// games/matter-of-fact/bot/pricing.ts
var Mr = 3;
function Nr(e, t) {
	let { stock: n, cell: r } = e.players[t], i = U(e, t, r ?? 0), { inputs: a } = i.goal, o = Math.max(0, Math.min(Mr, Math.floor(K(i)) - 1)), s = L(e, t);
	for (let r of b) {
		if (e.market[r].monopolist !== t || E(e)?.priced.includes(r)) continue;
		let i = n[r] + o * s[r] - (a[r] ?? 0), c = i > 0 ? 1 : -1;
		if (i !== 0 && !Xe(e, r, c)) return {
			type: "changePrice",
			resource: r,
			by: c
		};
	}
	return { type: "goOn" };
}
// games/matter-of-fact/bot/selling.ts
var Pr = 2, Fr = 4;
function Ir(e, t, { inputs: n }) {
	let r = L(e, t), i = Ve();
	for (let n of O(e, t)) {
		if (w[n] === "technologyPark") continue;
		let { inputs: t } = A(e, n);
		i.coal += t.coal ?? 0, i.ore += t.ore ?? 0;
	}
	return {
		coal: Math.max(0, i.coal - r.coal),
		ore: Math.max(0, i.ore - r.ore),
		steel: n.steel ?? 0,
		energy: n.energy ?? 0
	};
}
function Lr(e, t) {
	let { contracts: n, stock: r, arrest: i } = e.players[t];
	if (i > 0) return null;
	let a = Ir(e, t, V(e, t));
	for (let { card: i, open: o } of n) for (let n of b) {
		let s = (n === "steel" || n === "energy") && Rr(e, t) ? r[n] - a[n] : r[n], c = Math.min(o[n], s);
		if (c > 0) return {
			type: "deliver",
			contract: i,
			resource: n,
			units: c
		};
	}
	return null;
}
var Rr = (e, t) => !V(e, t).needsCentre;
function Z(e, t, n, r) {
	let { stock: i, arrest: a } = e.players[t], o = n + Se(e, t) - p(e, t);
	if (o <= 0 || a > 0) return null;
	let s = Ir(e, t, V(e, t)), c = (e) => i[e] - s[e];
	for (let t of r === "all" ? [!1, !0] : [!1]) for (let n of b) {
		let r = t ? i[n] : c(n);
		if (r > 0) return {
			type: "sell",
			resource: n,
			units: Math.min(r, Math.ceil(o / F(e, n)))
		};
	}
	return null;
}
function zr(e, t) {
	let { stock: n, arrest: r } = e.players[t];
	if (r > 0) return null;
	let i = Ir(e, t, V(e, t));
	for (let t of b) {
		let r = e.market[t].column <= Pr, a = n[t] - i[t] - (r ? 0 : Fr);
		if (a > 0) return {
			type: "sell",
			resource: t,
			units: a
		};
	}
	return null;
}
// games/matter-of-fact/bot/shopping.ts
var Q = { type: "goOn" };
function Br(e, t) {
	let { cell: n, arrest: r } = e.players[t];
	if (n === null || r > 0) return Q;
	let i = g[n], a = Lr(e, t);
	if (a !== null) return a;
	if (e.options.reuse !== "allowed" && E(e)?.hasArrived !== !0 && (i.is !== "asset" || e.assets[i.asset].capture === null)) return Q;
	switch (i.is) {
		case "asset": return Hr(e, t, i.asset);
		case "labourExchange": return Kr(e, t, n);
		case "university": return qr(e, t);
		case "dealership": return Yr(e, t, n);
		case "businessCentre": return Xr(e, t, n);
		default: return Q;
	}
}
function Vr(e, t, n) {
	let r = {
		...U(e, t, n),
		turn: 0
	}, i = lr(e, t, n, pr(r));
	return {
		economy: r,
		planOf: (e) => _r(e, i, (t) => z(n, t, e.speed))
	};
}
function Hr(e, t, n) {
	let { owner: r } = e.assets[n];
	if (r === t) return Q;
	if (r !== null) return Gr(e, t, n);
	let { cost: i } = C[w[n]], { economy: a, planOf: o } = Vr(e, t, e.players[t].cell ?? 0);
	if (w[n] === "technologyPark") return Ur(e, t, a, i);
	let s = Tt(e, n, jt(n), 1), c = s === null ? null : Kn(a, 0, n, s);
	return c === null || o(c).turns >= o(a).turns ? Q : $(e, t, i, { type: "buyAsset" });
}
function Ur(e, t, n, r) {
	let { ownsPark: i, left: a } = n.goal;
	return i ? Q : a === 1 ? q(n) <= 0 ? $(e, t, r, { type: "buyAsset" }, "assets too") : Q : n.isStocked && n.cash >= r ? $(e, t, r, { type: "buyAsset" }) : Q;
}
function $(e, t, n, r, i = "stock only") {
	if (p(e, t) >= n) return r;
	let a = Z(e, t, n, i === "assets too" ? "spare" : "all");
	if (a !== null) return a;
	let o = i === "assets too" ? Wr(e, t) : null;
	return o === null ? Q : {
		type: "sellAsset",
		asset: o
	};
}
function Wr(e, t) {
	let n = O(e, t).filter((t) => e.assets[t].capture === null && w[t] !== "technologyPark"), r = (t) => e.assets[t].workers === 0 ? 0 : R(e, t);
	return n.sort((e, t) => r(e) - r(t))[0] ?? null;
}
function Gr(e, t, n) {
	let { capture: r } = e.assets[n];
	return r?.mode !== "operate" && Ge(e, t, n) === null && Qt(e, t, n) > 0 ? {
		type: "raid",
		mode: "operate"
	} : r === null && (Zt(e, t, n) ?? 0) > 0 ? {
		type: "raid",
		mode: "sabotage"
	} : Q;
}
function Kr(e, t, n) {
	let { economy: r, planOf: i } = Vr(e, t, n);
	if (r.cash < 10 + r.rate) return Q;
	let a = {
		turns: i(r).turns,
		workers: 0
	};
	for (let t of Xn) {
		let n = Math.min(e.workersLeft, $n(r, t)), o = Qn({ ...r }, n), s = o === null ? a.turns : i(o).turns;
		s < a.turns && (a = {
			turns: s,
			workers: n
		});
	}
	let { workers: o } = a;
	return o === 0 ? Q : $(e, t, o * 10, {
		type: "hire",
		workers: o
	});
}
function qr(e, t) {
	return E(e)?.hasStudied ? Q : Z(e, t, Jr, "spare") ?? { type: "study" };
}
var Jr = Math.max(...s.map((e) => o[e].price));
function Yr(e, t, n) {
	let { economy: r, planOf: i } = Vr(e, t, n), a = {
		turns: i(r).turns,
		act: Q
	};
	for (let o of Ne) {
		let { price: s } = Pe[o], c = e.players[t].vehicles[o] === "none" && e.vehiclesLeft[o] !== 0 ? rr(r, n, 0, o) : null, l = c === null ? a.turns : i(c).turns;
		l < a.turns && (a = {
			turns: l,
			act: $(e, t, s, {
				type: "buyVehicle",
				vehicle: o
			})
		});
	}
	return a.act;
}
function Xr(e, t, n) {
	let r = Qr(e, t);
	if (r !== null) return r;
	let { economy: i, planOf: a } = Vr(e, t, n), o = sr({ ...i });
	if (!i.goal.needsCentre || o === null || a(o).turns > a(i).turns + Zr) return Q;
	let s = i.goal.left === 1 && q(i) <= i.income * Gt({
		...i,
		isStocked: !0
	}), { stock: c } = e.players[t];
	for (let n of ["steel", "energy"]) {
		let r = Math.min((i.goal.inputs[n] ?? 0) - c[n], $r(e, n));
		if (r <= 0) continue;
		let a = F(e, n), o = Math.min(r, Math.floor(p(e, t) / a));
		if (o > 0) return {
			type: "buyResource",
			resource: n,
			units: o
		};
		let l = Z(e, t, a, "spare");
		if (l !== null) return l;
		let u = s ? Wr(e, t) : null;
		if (u !== null) return {
			type: "sellAsset",
			asset: u
		};
	}
	return Q;
}
var Zr = .05;
function Qr(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	for (let { open: i } of n) for (let n of b) {
		let a = F(e, n);
		if (a >= Je(n)) continue;
		let o = Math.min(i[n] - r[n], $r(e, n), Math.floor(p(e, t) / a));
		if (o > 0) return {
			type: "buyResource",
			resource: n,
			units: o
		};
	}
	return null;
}
function $r(e, t) {
	return e.market[t].isOpen ? e.options.tokens === "limited" ? Ze(e, t) : Infinity : 0;
}
// games/matter-of-fact/bot/salary.ts
function ei(e, t) {
	let n = E(e), r = n === null ? 0 : it(e, n), i = r - p(e, t);
	if (i <= 0) return { type: "paySalary" };
	let { idle: a, picket: o } = e.players[t], { workers: s } = V(e, t), c = Math.ceil(i / N(e)), l = Z(e, t, r, "spare");
	if (l !== null) return l;
	if (a > s) return {
		type: "discharge",
		from: "idle",
		workers: Math.min(a - s, c)
	};
	let u = Z(e, t, r, "all");
	if (u !== null) return u;
	let d = Wr(e, t);
	return d === null ? a > 0 ? {
		type: "discharge",
		from: "idle",
		workers: Math.min(a, c)
	} : o > 0 ? {
		type: "discharge",
		from: "picket",
		workers: Math.min(o, c)
	} : { type: "leaveUnpaid" } : {
		type: "sellAsset",
		asset: d
	};
}
// games/matter-of-fact/rules/posts.ts
var ti = (e) => `guard ${e}`, ni = 1e3;
function ri(e, t) {
	let n = ii(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), si(e, r, t.asset), a.idle -= t.needs, a.margin += R(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && P(r, A(e, t).inputs) === null;
	for (let t of ci(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var ii = (e, t) => O(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: ai(e, t, n),
	gain: oi(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), ai = (e, t, n) => A(e, n).workers - +(e.players[t].cell === v[n]), oi = (e, t) => R(e, t) + (k(t) === "biobot" ? ni : 0);
function si(e, t, n) {
	let { inputs: r, output: i } = A(e, n), a = k(n);
	He(t, r), a !== "biobot" && (t[a] += i);
}
function ci(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => k(e) === "biobot")) {
		let a = li(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function li(e, t, n, r, i) {
	let { inputs: a } = A(e, r.asset);
	for (let r = P(n, a); r !== null; r = P(n, a)) {
		let a = t.find((e) => k(e.asset) === r && !i.includes(e));
		if (a === void 0 || li(e, t, n, a, i) === null) return null;
	}
	return si(e, n, r.asset), i.push(r), i;
}
var ui = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
// games/matter-of-fact/bot/staffing.ts
function di(e, t) {
	return Lr(e, t) ?? fi(e, t) ?? mi(e, t) ?? zr(e, t) ?? { type: "endTurn" };
}
function fi(e, t) {
	for (let n of e.players[t].hand) {
		let r = pi(e, t, n);
		if (r !== null) return {
			type: "layTechnology",
			technology: n,
			asset: r
		};
	}
	return null;
}
function pi(e, t, n) {
	let { fits: r, process: i } = o[n], a = null;
	for (let n of O(e, t)) {
		if (w[n] !== r || e.assets[n].capture !== null) continue;
		let t = Y(e, n, i) - Y(e, n, A(e, n));
		t > (a?.more ?? 0) && (a = {
			more: t,
			asset: n
		});
	}
	return a?.asset ?? null;
}
function mi(e, t) {
	if (e.players[t].isOnStrike || !Le(e, t)) return null;
	let n = O(e, t).filter((t) => e.assets[t].hasGuard), r = hi(e, t, n);
	return n.length > r ? gi(e, t, n) : ui(e, ri(e, t)) ? n.length < r ? _i(e, t) : null : { type: "adoptPlan" };
}
function hi(e, t, n) {
	let { players: r, assets: i } = e;
	for (let e of n) i[e].hasGuard = !1;
	r[t].idle += n.length;
	let { idle: a } = ri(e, t);
	r[t].idle -= n.length;
	for (let e of n) i[e].hasGuard = !0;
	return a;
}
function gi(e, t, n) {
	let [r] = [...n].sort((n, r) => bi(e, t, n) - bi(e, t, r));
	return r === void 0 ? null : {
		type: "moveWorkers",
		from: ti(r),
		to: "idle",
		workers: 1
	};
}
function _i(e, t) {
	if (e.options.raids === "off" || e.players[t].idle === 0) return null;
	let n = null;
	for (let r of O(e, t)) {
		let { hasGuard: i, capture: a } = e.assets[r];
		if (i || a !== null || e.players[t].cell === v[r]) continue;
		let o = bi(e, t, r);
		o > (n?.stake ?? vi) && (n = {
			stake: o,
			asset: r
		});
	}
	return n === null ? null : {
		type: "moveWorkers",
		from: "idle",
		to: ti(n.asset),
		workers: 1
	};
}
var vi = 6, yi = 60;
function bi(e, t, n) {
	let r = D(e, t).filter((t) => {
		let { cell: r, arrest: i } = e.players[t];
		return r !== null && i === 0 && B(r, v[n]) <= j(e, t);
	});
	return (w[n] === "technologyPark" ? yi : e.assets[n].workers > 0 ? R(e, n) : 0) * r.length;
}
// games/matter-of-fact/bot/careful.ts
var xi = ({ search: e }) => ({
	name: "careful",
	choose({ seat: t, view: n, offers: r }, i) {
		let a = e.redeal(n, i(4294967296));
		return Tn(a, t, r) ?? Si(a, t, r);
	}
});
function Si(e, t, n) {
	let r = e.stack.at(-1);
	if (r?.phase === "study") return Ci(e, t, r.cards.secret);
	switch (r?.step) {
		case "starter": return {
			type: "nameStarter",
			starter: t
		};
		case "production": return { type: "runProposed" };
		case "monopoly": return Nr(e, t);
		case "startHex": return jr(e, t);
		case "movement": return Lr(e, t) ?? En(e, t, n) ?? wr(e, t);
		case "investments": return Br(e, t);
		case "salary": return ei(e, t);
		case "planning": return di(e, t);
		case "strike": return { type: "callStrike" };
		default: throw Error("no question is open");
	}
}
function Ci(e, t, n) {
	let r = pr(U(e, t, e.players[t].cell ?? 0)), i = null;
	for (let a of n) {
		if (o[a].price > p(e, t)) continue;
		let n = X(un(e, t, a), r);
		n > (i?.worth ?? 0) && (i = {
			worth: n,
			technology: a
		});
	}
	return i === null ? { type: "takeNone" } : {
		type: "buyTechnology",
		technology: i.technology
	};
}
// \0parlour-bundle
var wi = {
	game: "matter-of-fact",
	plays: [0, 1],
	botsFor: (e) => [a(e), xi(e)]
};
export { wi as default };
