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
	return i({ type: e.type }, e.fields, t);
}
function i(e, t, n) {
	for (let r in t) e[r] = a(t[r], n);
	return e;
}
function a(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return i({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: a } = e, o = r + t(Math.min(a, n.length) - r + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
// search/random.ts
function o({ game: e, checks: t, search: n }) {
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
var s = {
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
}, c = Object.keys(s), l = { to: "stay" }, u = { to: "next" };
function d(e) {
	return {
		to: "done",
		result: e
	};
}
function f() {
	return {
		stay: l,
		next: u,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: d,
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
var { phase: ee, call: te, goTo: ne, next: re, stay: ie, done: ae, no: oe, emit: se, game: ce } = f(), p = (e, t) => e.players[t].cash.secret, le = (e, t) => e.players[t].debt.secret, ue = [
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
], de = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, m = ue.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: ge(n),
		land: de[r[i]],
		area: _e(n, t < 0, i < a)
	}));
}), h = m.map((e, t) => t), fe = m.map(({ hex: e }) => e), g = m.map(({ site: e }) => e);
m.map(({ land: e }) => e), m.map(({ area: e }) => e);
var pe = new Map(h.map((e) => [`${fe[e].q},${fe[e].r}`, e]));
function _(e, t) {
	let n = pe.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var v = Object.fromEntries(h.flatMap((e) => {
	let t = g[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), me = g.map((e) => e.is === "asset" ? e.asset : null), he = g.map((e) => e.is === "frontier"), y = [
	_(0, 0),
	_(1, 0),
	_(1, -1),
	_(0, -1),
	_(-1, 0),
	_(-1, 1),
	_(0, 1)
];
function ge(e) {
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
function _e(e, t, n) {
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
}, ve = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, ye = [
	"train",
	"electricVehicle",
	"quadcopter"
], be = ["electricVehicle", "quadcopter"], S = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, xe = {
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
}, Se = [
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
}, Ce = Se.flatMap((e) => Array.from({ length: C[e].count }, (t, n) => `${C[e].letter}${n + 1}`)), w = Object.fromEntries(Ce.map((e) => [e, Se.find((t) => C[t].letter === e[0])])), T = (e) => Math.floor(C[e].cost / 2);
// games/matter-of-fact/rules/holdings.ts
function E(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var D = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), O = (e, t) => e.players[t].assets, we = (e, t) => e.players[t].assets.length > 0, k = (e) => C[w[e]].product;
function A(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? C[w[t]].basic : s[n].process;
}
function Te(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function Ee(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
function De(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var j = (e, t) => S[De(e, t)];
function M(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/salary-rate.ts
var N = (e) => Number(e.options.salary), Oe = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function ke(e, t) {
	for (let n of b) e[n] -= t[n] ?? 0;
}
function P(e, t) {
	for (let n of b) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var Ae = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), je = (e, t) => ({
	salary: N(e) * e.assets[t].workers,
	inputs: Oe(A(e, t).inputs)
});
function Me(e, t, n) {
	if (w[n] === "technologyPark") return oe("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = A(e, n).workers;
	if (r < i) return oe("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = je(e, n), s = p(e, t), { stock: c } = e.players[t];
	return s < a || P(c, o) !== null ? oe("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
// games/matter-of-fact/rules/bundles.ts
var Ne = {
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
var Pe = (e, t) => x[e][t], F = (e, t) => Pe(t, e.market[t].column), Fe = (e) => Pe(e, 0);
function I(e, t) {
	let n = 0;
	for (let r of b) n += (t[r] ?? 0) * F(e, r);
	return n;
}
var Ie = (e, t) => Math.min(10, Math.max(0, e - t)), Le = (e, t, n) => Ie(e.market[t].column, n) === e.market[t].column;
function L(e, t) {
	let n = Oe();
	for (let r of O(e, t)) {
		let t = k(r);
		t !== "biobot" && (n[t] += A(e, r).output);
	}
	return n;
}
function Re(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of O(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, ve[t] - n);
}
// games/matter-of-fact/rules/ending.ts
var ze = (e) => Number(e.options.biobots), Be = (e, t, n) => e.assets[t].workers + +(n === v[t]);
function Ve(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = A(e, t), o = Be(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : P(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: Ae(r, a.inputs)
	};
}
function R(e, t) {
	let { workers: n, inputs: r, output: i } = A(e, t), a = k(t);
	return (a === "biobot" ? 0 : i * F(e, a)) - I(e, r) - n * N(e);
}
// games/matter-of-fact/content/action-cards.ts
var He = {
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
Object.keys(He).filter(Ue);
function Ue(e) {
	return He[e].is === "contract";
}
// games/matter-of-fact/rules/salary.ts
var We = (e, t) => we(e, t.seat) ? Math.max(0, Te(e, t.seat) - t.covered - t.paidFor) : 0, Ge = (e, t) => We(e, t) * N(e), Ke = [
	0,
	1,
	2,
	3,
	4,
	5
], qe = [
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
function Je({ q: e, r: t }, n) {
	let r = qe[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Ye(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Xe(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Ke) {
			let { q: t, r: i } = Je(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Ye(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Ze = (e, t, n) => e.distances[t * e.size + n], Qe = Xe(fe), z = (e, t, n) => Math.max(1, Math.ceil(Ze(Qe, e, t) / n)), B = (e, t) => Ze(Qe, e, t), $e = Object.keys(v).filter((e) => w[e] === "technologyPark"), et = (e) => h.map(e);
function tt(e) {
	let t = {};
	for (let n of $e) t[n] = et((t) => Math.min(...y.map((r) => z(t, r, e) + z(r, v[n], e))));
	return {
		byCentre: t,
		toCentre: et((t) => Math.min(...y.map((n) => z(t, n, e))))
	};
}
var nt = Object.fromEntries(Object.values(S).map((e) => [e, tt(e)])), rt = (e, t, n) => nt[n]?.byCentre[t]?.[e] ?? at, it = (e, t) => nt[t]?.toCentre[e] ?? at, at = 400, ot = C.technologyPark, st = {
	steel: C.steelPlant.cost - T("steelPlant"),
	energy: C.powerPlant.cost - T("powerPlant")
};
function V(e, t) {
	let n = e.players[t], r = O(e, t).filter((e) => w[e] === "technologyPark"), i = Math.max(1, ze(e) - n.biobots), { inputs: a, workers: o } = lt(e, t), s = {
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
		cost: i * d + (u ? 0 : ot.cost),
		parks: (u ? r : $e.filter((n) => ct(e, t, n))).map((e) => ({
			park: e,
			cell: v[e]
		})),
		ownsPark: u,
		needsCentre: c.steel || c.energy,
		closed: l
	};
}
function ct(e, t, n) {
	if (e.assets[n].owner !== null) return !1;
	let r = M(e, v[n]);
	return r === null || r === t;
}
function lt(e, t) {
	let n = O(e, t).filter((e) => w[e] === "technologyPark").map((t) => A(e, t));
	for (let r of e.players[t].hand) s[r].fits === "technologyPark" && n.push(s[r].process);
	return n.reduce((t, n) => H(e, n) < H(e, t) ? n : t, ot.basic);
}
var H = (e, { inputs: t, workers: n }) => I(e, t) + n * 10;
// games/matter-of-fact/bot/economy.ts
function U(e, t, n) {
	let r = e.players[t], i = O(e, t).filter((e) => w[e] !== "technologyPark"), a = V(e, t), o = dt(e, t, a), s = Te(e, t), { electricVehicle: c, quadcopter: l } = r.vehicles, u = i.map((t) => ft(e, t, A(e, t), 0)).filter((e) => e !== null);
	return G({
		turn: -1,
		cell: n,
		speed: l === "none" ? c === "none" ? S.train : S.electricVehicle : S.quadcopter,
		cash: p(e, t) - le(e, t) + I(e, r.stock) - o - ut(e, t),
		kept: o,
		isStocked: !a.needsCentre,
		workers: s,
		rate: N(e),
		works: mt(u),
		resale: i.reduce((t, n) => t + (e.assets[n].capture === null ? T(w[n]) : 0), 0),
		income: 0,
		labour: 0,
		goal: a
	});
}
function ut(e, t) {
	let n = E(e);
	return n?.seat === t ? Ge(e, n) : 0;
}
function dt(e, t, { inputs: n }) {
	let { stock: r } = e.players[t];
	return I(e, {
		steel: Math.min(r.steel, n.steel ?? 0),
		energy: Math.min(r.energy, n.energy ?? 0)
	});
}
function ft(e, t, n, r) {
	let i = k(t);
	if (i === "biobot") return null;
	let { workers: a, inputs: o, output: s } = n, c = (o.ore ?? 0) > 0 ? "ore" : (o.coal ?? 0) > 0 ? "coal" : null, l = F(e, i) - r * pt[i];
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
var pt = {
	coal: x.coal[0] - x.coal[1],
	ore: x.ore[0] - x.ore[1],
	steel: x.steel[0] - x.steel[1],
	energy: x.energy[0] - x.energy[1]
}, W = ({ eats: e, worth: t, workers: n }) => (e === null ? 1e3 : 0) + t / Math.max(1, n), mt = (e) => e.sort((e, t) => W(t) - W(e));
function ht(e, t) {
	let n = W(t), r = e.length;
	for (; r > 0 && W(e[r - 1]) < n;) r--;
	return e.toSpliced(r, 0, t);
}
function gt({ works: e, workers: t, rate: n }, r) {
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
	e.income = gt(e, 0), e.labour = 0;
	for (let { cell: t } of e.works) t === e.cell && (e.labour = gt(e, 1) - e.income);
	return e;
}
var _t = (e) => e.reduce((e, { workers: t }) => e + t, 0), vt = (e) => C[w[e]].basic, yt = 3;
function bt(e, t, n) {
	let { secret: r, seen: i } = e.actionDeck, a = r.at(-1), o = r.length === 0 ? e.actionDiscards : a !== void 0 && i.at(-1) !== 0 ? [a] : r;
	if (o.length === 0) return 0;
	let s = xt(e, t, n);
	return o.reduce((t, n) => t + St(e, s, n), 0) / o.length;
}
function xt(e, t, { inputs: n }) {
	let { stock: r, vehicles: i } = e.players[t], a = {
		mine: 0,
		excavatingPlant: 0,
		steelPlant: 0,
		powerPlant: 0,
		technologyPark: 0
	};
	for (let n of O(e, t)) a[w[n]] += 1;
	let o = L(e, t), s = { ...r }, c = { ...r };
	for (let e of b) s[e] += yt * o[e] - (n[e] ?? 0), c[e] += o[e];
	return {
		has: {
			...a,
			technology: Ee(e, t).length,
			train: 1,
			electricVehicle: i.electricVehicle === "none" ? 0 : 1,
			quadcopter: i.quadcopter === "none" ? 0 : 1
		},
		sells: s,
		delivers: c
	};
}
function St(e, t, n) {
	let r = He[n];
	switch (r.is) {
		case "contract": return Ct(e, r.units, t.delivers);
		case "subsidy": return wt(r.rates, t) + Et(r.prices, t);
		case "dividend": {
			let e = 0;
			for (let n of r.kinds) e += t.has[n] * C[n].dividend;
			return e + Et(r.prices, t);
		}
		case "taxes":
		case "transportTax": return Et(r.prices, t) - wt(r.rates, t);
	}
}
function Ct(e, t, n) {
	let r = 0;
	for (let i of b) r += Math.min(t[i] ?? 0, n[i]) * (Fe(i) - F(e, i));
	return r;
}
function wt(e, { has: t }) {
	let n = 0;
	for (let r of Tt) n += (e[r] ?? 0) * t[r];
	return n;
}
var Tt = [
	...Object.keys(C),
	...ye,
	"technology"
];
function Et(e, { sells: t }) {
	let n = 0;
	for (let r of b) n += (e[r] ?? 0) * pt[r] * t[r];
	return n;
}
// games/matter-of-fact/bot/prospects.ts
var Dt = 400, Ot = 1.5, kt = {
	4: 4,
	6: 5.2,
	8: 6
}, At = .03;
function K(e) {
	let t = Mt(e), n = q(e);
	if (n <= 0) return e.turn + t + n * jt;
	let r = kt[e.speed] ?? 4, i = Math.max(0, e.income), a = (Math.sqrt(i * i + 2 * r * n) - i) / r, o = +(e.turn < 0);
	return e.turn + Math.max(t, o + a) + a * At;
}
var jt = 2e-4;
function q({ goal: e, workers: t, cash: n, kept: r, resale: i }) {
	let { steel: a, energy: o } = e.closed, s = (a ? st.steel : 0) + (o ? st.energy : 0), c = 10 * Math.max(0, e.workers - 1 - t);
	return e.cost + s + c - n - r - i;
}
function Mt({ goal: e, cell: t, speed: n, isStocked: r, workers: i }) {
	let a = (e.closed.steel ? Ot : 0) + (e.closed.energy ? Ot : 0);
	if (e.ownsPark && i >= e.workers) return a + (r ? 1 : it(t, n));
	let o = Dt;
	for (let { park: i, cell: a } of e.parks) {
		let e = r ? z(t, a, n) : rt(t, i, n);
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
var Nt = 50, Pt = .35, Ft = .5, It = 1.5, Lt = 600;
function Rt(e, t, n) {
	let { owner: r, hasGuard: i, capture: a } = e.assets[n];
	if (e.options.raids === "off" || r === null || r === t || i || a !== null && a.raider !== t) return null;
	let o = M(e, v[n]);
	if (o !== null && o !== t) return null;
	if (w[n] === "technologyPark") return Bt(e, r) ? Lt : null;
	let s = Ft * Vt(e, r, n) / D(e, t).length;
	return zt(e, t, n) + s - Ht(e, r, n);
}
function zt(e, t, n) {
	let r = k(n);
	if (r === "biobot" || Me(e, t, n) !== null) return 0;
	let { salary: i, inputs: a } = je(e, n);
	return A(e, n).output * F(e, r) - i - I(e, a);
}
function Bt(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && K(U(e, t, n)) < It;
}
function Vt(e, t, n) {
	let { cell: r, stock: i } = e.players[t], a = k(n);
	if (a === "biobot" || Ve(e, n, r, i) !== null) return 0;
	let { output: o, inputs: s } = A(e, n);
	return o * F(e, a) - I(e, s);
}
function Ht(e, t, n) {
	let { cell: r, arrest: i } = e.players[t];
	return r === null || i > 0 ? 0 : B(r, v[n]) <= j(e, t) ? Pt * Nt : 0;
}
function Ut(e, t) {
	return e.players[t].assets.filter((t) => e.assets[t].capture !== null).map((n) => {
		let r = Wt * Math.max(0, R(e, n)) + Ft * Nt / D(e, t).length;
		return {
			is: "arrest",
			cell: v[n],
			visit: (e, t) => e.turn + t > 0 ? null : J(e, v[n], t, -r)
		};
	});
}
var Wt = 2, Gt = 8;
function Kt(e, t, n) {
	return e.options.raids === "off" ? [] : D(e, t).flatMap((t) => e.players[t].assets).filter((e) => B(n, v[e]) <= Gt).map((n) => ({
		asset: n,
		worth: Rt(e, t, n) ?? 0
	})).filter(({ worth: e }) => e > qt).sort((e, t) => t.worth - e.worth).slice(0, 2).map(({ asset: e, worth: t }) => ({
		is: "raid",
		cell: v[e],
		visit: (n, r) => J(n, v[e], r, -t)
	}));
}
var qt = 8, Jt = {
	perTurn: 0,
	once: 0,
	price: 0
}, Yt = 2;
function Y(e, t, { workers: n, inputs: r, output: i }) {
	let a = k(t);
	return (a === "biobot" ? 0 : i * F(e, a)) - I(e, r) - n * (N(e) + Yt);
}
function Xt(e, t, n) {
	let { fits: r, process: i, price: a } = s[n];
	if (r === "technologyPark") {
		let n = (H(e, lt(e, t)) - H(e, i)) * (ze(e) - e.players[t].biobots);
		return {
			perTurn: 0,
			once: Math.max(0, n),
			price: a
		};
	}
	let o = 0;
	for (let n of O(e, t)) {
		if (w[n] !== r) continue;
		let t = Y(e, n, i) - Y(e, n, A(e, n));
		t > o && (o = t);
	}
	return {
		perTurn: o,
		once: 0,
		price: a
	};
}
var X = ({ perTurn: e, once: t, price: n }, r) => e * r + t - n;
function Zt(e, t, n, r) {
	let i = [...e.technologyDecks[n].secret, ...Qt(e, n)].map((n) => Xt(e, t, n)).sort((e, t) => X(t, r) - X(e, r)), a = i.length * (i.length - 1) / 2;
	if (a === 0) return Jt;
	let o = { ...Jt };
	for (let [e, t] of i.entries()) {
		if (X(t, r) <= 0) break;
		let n = (i.length - 1 - e) / a;
		o.perTurn += n * t.perTurn, o.once += n * t.once, o.price += n * t.price;
	}
	return o;
}
var Qt = (e, t) => e.technologyDecks[t].secret.length < 2 ? e.technologyDiscards[t] : [], $t = 6, en = 1.1, tn = 4, nn = 1e4;
function rn(e, t, n, r) {
	let i = n.money;
	for (let t of b) i += n[t] * F(e, t);
	for (let t of n.assets) i += cn(e, t);
	for (let r of n.technologies) {
		let { perTurn: n, once: a } = Xt(e, t, r);
		i += Math.min(n * $t + a, s[r].price);
	}
	for (let e of n.vehicles) i += xe[e].refund;
	for (let a of ln(e, r, n)) i += un(e, t, a);
	return i + (n.release === null ? 0 : Math.max(0, R(e, n.release)) * 2);
}
function an(e, t, n, r) {
	let i = n.money;
	for (let t of b) i += n[t] * F(e, t) * en;
	n.steel + n.energy > 0 && on(e, r) && (i += nn);
	for (let t of n.assets) i += w[t] === "technologyPark" ? nn : Math.max(cn(e, t), sn(t));
	for (let e of n.technologies) i += s[e].price;
	for (let e of n.vehicles) i += xe[e].price;
	for (let r of ln(e, t, n)) i += un(e, t, r);
	return i + (n.release === null ? 0 : Math.max(0, zt(e, t, n.release)) * 2);
}
function on(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && K(U(e, t, n)) < tn;
}
var sn = (e) => C[w[e]].cost, cn = (e, t) => Math.min(sn(t), T(w[t]) + Math.max(0, R(e, t)) * $t), ln = (e, t, { contracts: n }) => e.players[t].contracts.filter(({ card: e }) => n.includes(e));
function un(e, t, { open: n }) {
	let r = { ...e.players[t].stock }, i = L(e, t);
	for (let e of b) r[e] += i[e];
	return Ct(e, n, r);
}
// games/matter-of-fact/bot/dealing.ts
var dn = 2;
function fn(e, t, n) {
	let r = e.deals.open.find(({ to: e }) => e === t);
	if (r === void 0) return null;
	let { give: i, take: a } = r.terms.secret, o = rn(e, t, i, r.from) >= an(e, t, a, r.from) + dn, s = n.some(({ type: e, fields: t }) => e === "acceptDeal" && "one" in t.deal && t.deal.one.includes(r.id));
	return o && s && p(e, t) >= a.money ? {
		type: "acceptDeal",
		deal: r.id
	} : {
		type: "declineDeal",
		deal: r.id
	};
}
function pn(e, t, n) {
	return (e.deals.proposed[t] ?? 0) > 0 || !n.some(({ type: e }) => e === "proposeDeal") ? null : hn(e, t) ?? gn(e, t) ?? yn(e, t);
}
var mn = (e, t, n) => ({
	type: "proposeDeal",
	to: e,
	terms: {
		give: {
			...Ne,
			...t
		},
		take: {
			...Ne,
			...n
		}
	}
});
function hn(e, t) {
	let { cell: n, assets: r } = e.players[t];
	for (let i of r) {
		let { capture: r } = e.assets[i];
		if (n !== null && B(n, v[i]) <= j(e, t)) continue;
		let a = Math.min(p(e, t), R(e, i));
		if (r !== null && a > 0) return mn(r.raider, { money: a }, { release: i });
	}
	return null;
}
function gn(e, t) {
	let { stock: n } = e.players[t], { inputs: r } = V(e, t), i = Math.max(0, (r.steel ?? 0) - n.steel), a = Math.max(0, (r.energy ?? 0) - n.energy);
	if (i + a === 0 || i + a > _n) return null;
	let o = Math.ceil(vn * (i * F(e, "steel") + a * F(e, "energy")));
	if (o > p(e, t)) return null;
	let s = D(e, t).find((t) => {
		let { stock: n, arrest: r } = e.players[t];
		return r === 0 && n.steel >= i && n.energy >= a && !on(e, t);
	});
	return s === void 0 ? null : mn(s, { money: o }, {
		steel: i,
		energy: a
	});
}
var _n = 2, vn = 1.25;
function yn(e, t) {
	for (let n of e.players[t].contracts) for (let r of D(e, t)) {
		let i = Math.min(Math.floor(un(e, r, n) / 2), p(e, r));
		if (e.players[r].arrest === 0 && i >= un(e, t, n) + bn) return mn(r, { contracts: [n.card] }, { money: i });
	}
	return null;
}
var bn = 6, xn = 0, Sn = 1, Cn = 2, wn = 3, Tn = (e, t) => e * 2 + +!!t;
function En(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of O(e, r)) e.assets[t].hasGuard && (n[v[t]] = Cn);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = me[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? wn : Sn;
	}
	return n;
}
function Dn(e, t, n, r) {
	let i = De(e, t) === "quadcopter", a = En(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Tn(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = Qe.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === Sn || d === Cn)) continue;
			let f = r * 2 + (he[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== wn) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function On({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === xn || a === wn) && t[Tn(r, i)] !== -1;
}
var kn = ({ hexes: e }, t, n) => e[Tn(t, n)], An = 9;
function jn(e, t, n) {
	return Ce.filter((n) => w[n] !== "technologyPark" && Mn(e, t, n)).map((e) => ({
		asset: e,
		hexes: B(n, v[e])
	})).filter(({ hexes: e }) => e <= 9).sort((e, t) => e.hexes - t.hexes).slice(0, An).flatMap(({ asset: t }) => {
		let n = ft(e, t, vt(t), 1);
		return n === null ? [] : [{
			is: "asset",
			cell: v[t],
			visit: (e, r) => Nn(e, r, t, n)
		}];
	});
}
function Mn(e, t, n) {
	if (e.assets[n].owner !== null) return !1;
	let r = M(e, v[n]);
	return r === null || r === t;
}
function Nn(e, t, n, r) {
	let i = w[n], a = J(e, v[n], t, C[i].cost);
	if (a === null) return null;
	let o = 0;
	for (let { makes: t, output: n } of e.works) t === r.makes && (o += n);
	let s = o === 0 ? r : {
		...r,
		worth: r.worth - o * pt[r.makes]
	};
	return a.works = ht(e.works, s), a.resale += T(i), a.goal = Pn(e.goal, r.makes), G(a);
}
function Pn(e, t) {
	let { steel: n, energy: r } = e.closed;
	return !(t === "steel" && n) && !(t === "energy" && r) ? e : {
		...e,
		closed: {
			steel: n && t !== "steel",
			energy: r && t !== "energy"
		}
	};
}
[...Se, ...ye];
// games/matter-of-fact/rules/universities.ts
var Fn = (e) => e === "U1" ? "I" : "II", In = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0, Ln = [
	0,
	2,
	4
];
function Rn(e, t) {
	return h.filter((e) => g[e].is === "labourExchange" && B(t, e) <= 9).flatMap((t) => Ln.map((n) => ({
		is: "hire",
		cell: t,
		visit(r, i) {
			let a = J(r, t, i, 0);
			return a === null ? null : zn(a, Math.min(e.workersLeft, Bn(a, n)));
		}
	})));
}
function zn(e, t) {
	return t <= 0 ? null : (e.cash -= t * (10 + e.rate), e.workers += t, G(e));
}
function Bn({ works: e, workers: t, cash: n, rate: r }, i) {
	return Math.min(_t(e) + i - t, Math.floor(n / (10 + r)));
}
function Vn(e, t, n) {
	return h.flatMap((r) => {
		let i = g[r];
		return i.is !== "university" || !In(e, Fn(i.university)) ? [] : [Hn(e, t, r, Fn(i.university), n)];
	});
}
function Hn(e, t, n, r, i) {
	let a = Zt(e, t, r, i), o = {
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
			}, r.works = ht(r.works, o), G(r);
		}
	};
}
function Un(e, t) {
	let n = h.find((e) => g[e].is === "dealership");
	return n === void 0 ? [] : be.filter((n) => Gn(e, t, n)).map((e) => ({
		is: "vehicle",
		cell: n,
		visit: (t, r) => Wn(t, n, r, e)
	}));
}
function Wn(e, t, n, r) {
	if (S[r] <= e.speed) return null;
	let i = J(e, t, n, xe[r].price);
	return i !== null && (i.speed = S[r]), i;
}
var Gn = (e, t, n) => e.players[t].vehicles[n] === "none" && e.vehiclesLeft[n] !== 0;
// games/matter-of-fact/bot/provisioning.ts
function Kn(e, t, n) {
	let r = Yn(e, t, n);
	return e.players[t].contracts.flatMap(({ open: n, turns: i }) => {
		let a = 0;
		for (let r of b) e.market[r].isOpen && (a += Math.max(0, n[r] - e.players[t].stock[r]) * (Fe(r) - F(e, r)));
		return a === 0 || r === null ? [] : [{
			is: "contracts",
			cell: r,
			visit: (e, t) => e.turn + t < i ? J(e, r, t, -a) : null
		}];
	});
}
function qn(e, t, n) {
	let r = Yn(e, t, n), i = V(e, t);
	return r === null || !i.needsCentre || i.closed.steel || i.closed.energy ? [] : [{
		is: "inputs",
		cell: r,
		visit: (e, t) => Jn(J(e, r, t, 0))
	}];
}
function Jn(e) {
	if (e === null) return null;
	let t = e.goal.goods - e.kept, n = Math.max(0, Math.min(t, e.cash));
	return e.cash -= n, e.kept += n, e.isStocked ||= n >= t, e;
}
function Yn(e, t, n) {
	let r = null;
	for (let i of y) {
		let a = M(e, i);
		(a === null || a === t) && (r === null || B(n, i) < B(n, r)) && (r = i);
	}
	return r;
}
// games/matter-of-fact/bot/stops.ts
function Xn(e, t, n, r) {
	return [
		...jn(e, t, n),
		...Rn(e, n),
		...Vn(e, t, r),
		...Un(e, t),
		...Kn(e, t, n),
		...qn(e, t, n),
		...Kt(e, t, n),
		...Ut(e, t)
	];
}
// games/matter-of-fact/bot/plans.ts
var Zn = 9, Qn = 5, $n = 14, er = (e) => Math.min($n, K(e));
function tr(e, t, n) {
	let { cell: r } = n;
	return ir(n, Xn(e, t, r, er(n)), nr(e, t, r));
}
function nr(e, t, n) {
	let r = Dn(e, t, n, rr), i = j(e, t);
	return (t) => {
		if (t === n && e.options.reuse === "mustArrive") return null;
		let a = null;
		for (let e of [!1, !0]) {
			if (!On(r, t, e)) continue;
			let n = Math.max(1, Math.ceil(kn(r, t, e) / i));
			(a === null || n < a) && (a = n);
		}
		return a;
	};
}
var rr = 40;
function ir(e, t, n) {
	let r = {
		stop: null,
		turns: K(e)
	}, i = ({ first: e, turns: t }) => {
		t < r.turns - ar && (r = {
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
	let o = or(a, Zn).flatMap((e) => sr(e, t));
	o.forEach(i);
	for (let e of or(o, Qn)) sr(e, t).forEach(i);
	return r;
}
var ar = .01, or = (e, t) => e.sort((e, t) => e.turns - t.turns).slice(0, t);
function sr({ first: e, last: t, economy: n }, r) {
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
var cr = 30, lr = 5, ur = 10;
function dr(e, t) {
	let n = e.players[t].cell ?? 0, r = U(e, t, n), i = tr(e, t, r), a = i.stop?.cell ?? hr(e, t, r), o = i.stop === null && fr(r) >= 1 ? lr : cr, s = Math.min(ur, bt(e, t, r.goal)), c = Dn(e, t, n, j(e, t)), l = {
		value: -Infinity,
		to: n,
		card: !1
	};
	for (let n of h) {
		let i = a === null || n === a ? 0 : z(n, a, r.speed), u = pr(e, t, n) - o * i;
		On(c, n, !1) && u > l.value && (l = {
			value: u,
			to: n,
			card: !1
		}), On(c, n, !0) && u + s > l.value && (l = {
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
var fr = (e) => e.income <= 0 ? 0 : q(e) / e.income - Mt(e) + 1;
function pr(e, t, n) {
	let r = me[n];
	return r === null || e.assets[r].owner !== t || e.assets[r].capture !== null || w[r] === "technologyPark" ? 0 : e.assets[r].workers === A(e, r).workers - 1 ? Math.min(mr, R(e, r)) : 1;
}
var mr = 18;
function hr(e, t, n) {
	let { goal: r, cell: i, speed: a, isStocked: o } = n, { steel: s, energy: c } = r.closed;
	if (s || c) return gr(e, t, i, s ? "steelPlant" : "powerPlant");
	let l = y.filter((n) => _r(e, t, n)), u = null;
	for (let { cell: e } of r.parks) for (let t of o ? [e] : l) {
		let n = z(i, t, a) + (o ? 0 : z(t, e, a));
		(u === null || n < u.turns) && (u = {
			turns: n,
			cell: t
		});
	}
	return u?.cell ?? null;
}
function gr(e, t, n, r) {
	return Ce.filter((t) => w[t] === r && e.assets[t].owner === null).map((e) => v[e]).filter((n) => _r(e, t, n)).sort((e, t) => z(n, e, 1) - z(n, t, 1))[0] ?? null;
}
function _r(e, t, n) {
	let r = M(e, n);
	return r === null || r === t && e.options.reuse === "allowed";
}
function vr(e, t) {
	let n = null;
	for (let r of y) {
		if (M(e, r) !== null) continue;
		let { turns: i } = tr(e, t, U(e, t, r));
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
var yr = 3;
function br(e, t) {
	let { stock: n, cell: r } = e.players[t], i = U(e, t, r ?? 0), { inputs: a } = i.goal, o = Math.max(0, Math.min(yr, Math.floor(K(i)) - 1)), s = L(e, t);
	for (let r of b) {
		if (e.market[r].monopolist !== t || E(e)?.priced.includes(r)) continue;
		let i = n[r] + o * s[r] - (a[r] ?? 0), c = i > 0 ? 1 : -1;
		if (i !== 0 && !Le(e, r, c)) return {
			type: "changePrice",
			resource: r,
			by: c
		};
	}
	return { type: "goOn" };
}
// games/matter-of-fact/bot/selling.ts
var xr = 2, Sr = 4;
function Cr(e, t, { inputs: n }) {
	let r = L(e, t), i = Oe();
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
function wr(e, t) {
	let { contracts: n, stock: r, arrest: i } = e.players[t];
	if (i > 0) return null;
	let a = Cr(e, t, V(e, t));
	for (let { card: i, open: o } of n) for (let n of b) {
		let s = (n === "steel" || n === "energy") && Tr(e, t) ? r[n] - a[n] : r[n], c = Math.min(o[n], s);
		if (c > 0) return {
			type: "deliver",
			contract: i,
			resource: n,
			units: c
		};
	}
	return null;
}
var Tr = (e, t) => !V(e, t).needsCentre;
function Z(e, t, n, r) {
	let { stock: i, arrest: a } = e.players[t], o = n + le(e, t) - p(e, t);
	if (o <= 0 || a > 0) return null;
	let s = Cr(e, t, V(e, t)), c = (e) => i[e] - s[e];
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
function Er(e, t) {
	let { stock: n, arrest: r } = e.players[t];
	if (r > 0) return null;
	let i = Cr(e, t, V(e, t));
	for (let t of b) {
		let r = e.market[t].column <= xr, a = n[t] - i[t] - (r ? 0 : Sr);
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
function Dr(e, t) {
	let { cell: n, arrest: r } = e.players[t];
	if (n === null || r > 0) return Q;
	let i = g[n], a = wr(e, t);
	if (a !== null) return a;
	if (e.options.reuse !== "allowed" && E(e)?.hasArrived !== !0 && (i.is !== "asset" || e.assets[i.asset].capture === null)) return Q;
	switch (i.is) {
		case "asset": return kr(e, t, i.asset);
		case "labourExchange": return Nr(e, t, n);
		case "university": return Pr(e, t);
		case "dealership": return Ir(e, t, n);
		case "businessCentre": return Lr(e, t, n);
		default: return Q;
	}
}
function Or(e, t, n) {
	let r = {
		...U(e, t, n),
		turn: 0
	}, i = Xn(e, t, n, er(r));
	return {
		economy: r,
		planOf: (e) => ir(e, i, (t) => z(n, t, e.speed))
	};
}
function kr(e, t, n) {
	let { owner: r } = e.assets[n];
	if (r === t) return Q;
	if (r !== null) return Mr(e, t, n);
	let { cost: i } = C[w[n]], { economy: a, planOf: o } = Or(e, t, e.players[t].cell ?? 0);
	if (w[n] === "technologyPark") return Ar(e, t, a, i);
	let s = ft(e, n, vt(n), 1), c = s === null ? null : Nn(a, 0, n, s);
	return c === null || o(c).turns >= o(a).turns ? Q : $(e, t, i, { type: "buyAsset" });
}
function Ar(e, t, n, r) {
	let { ownsPark: i, left: a } = n.goal;
	return i ? Q : a === 1 ? q(n) <= 0 ? $(e, t, r, { type: "buyAsset" }, "assets too") : Q : n.isStocked && n.cash >= r ? $(e, t, r, { type: "buyAsset" }) : Q;
}
function $(e, t, n, r, i = "stock only") {
	if (p(e, t) >= n) return r;
	let a = Z(e, t, n, i === "assets too" ? "spare" : "all");
	if (a !== null) return a;
	let o = i === "assets too" ? jr(e, t) : null;
	return o === null ? Q : {
		type: "sellAsset",
		asset: o
	};
}
function jr(e, t) {
	let n = O(e, t).filter((t) => e.assets[t].capture === null && w[t] !== "technologyPark"), r = (t) => e.assets[t].workers === 0 ? 0 : R(e, t);
	return n.sort((e, t) => r(e) - r(t))[0] ?? null;
}
function Mr(e, t, n) {
	let { capture: r } = e.assets[n];
	return r?.mode !== "operate" && Me(e, t, n) === null && zt(e, t, n) > 0 ? {
		type: "raid",
		mode: "operate"
	} : r === null && (Rt(e, t, n) ?? 0) > 0 ? {
		type: "raid",
		mode: "sabotage"
	} : Q;
}
function Nr(e, t, n) {
	let { economy: r, planOf: i } = Or(e, t, n);
	if (r.cash < 10 + r.rate) return Q;
	let a = {
		turns: i(r).turns,
		workers: 0
	};
	for (let t of Ln) {
		let n = Math.min(e.workersLeft, Bn(r, t)), o = zn({ ...r }, n), s = o === null ? a.turns : i(o).turns;
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
function Pr(e, t) {
	return E(e)?.hasStudied ? Q : Z(e, t, Fr, "spare") ?? { type: "study" };
}
var Fr = Math.max(...c.map((e) => s[e].price));
function Ir(e, t, n) {
	let { economy: r, planOf: i } = Or(e, t, n), a = {
		turns: i(r).turns,
		act: Q
	};
	for (let o of be) {
		let { price: s } = xe[o], c = e.players[t].vehicles[o] === "none" && e.vehiclesLeft[o] !== 0 ? Wn(r, n, 0, o) : null, l = c === null ? a.turns : i(c).turns;
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
function Lr(e, t, n) {
	let r = zr(e, t);
	if (r !== null) return r;
	let { economy: i, planOf: a } = Or(e, t, n), o = Jn({ ...i });
	if (!i.goal.needsCentre || o === null || a(o).turns > a(i).turns + Rr) return Q;
	let s = i.goal.left === 1 && q(i) <= i.income * Mt({
		...i,
		isStocked: !0
	}), { stock: c } = e.players[t];
	for (let n of ["steel", "energy"]) {
		let r = Math.min((i.goal.inputs[n] ?? 0) - c[n], Br(e, n));
		if (r <= 0) continue;
		let a = F(e, n), o = Math.min(r, Math.floor(p(e, t) / a));
		if (o > 0) return {
			type: "buyResource",
			resource: n,
			units: o
		};
		let l = Z(e, t, a, "spare");
		if (l !== null) return l;
		let u = s ? jr(e, t) : null;
		if (u !== null) return {
			type: "sellAsset",
			asset: u
		};
	}
	return Q;
}
var Rr = .05;
function zr(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	for (let { open: i } of n) for (let n of b) {
		let a = F(e, n);
		if (a >= Fe(n)) continue;
		let o = Math.min(i[n] - r[n], Br(e, n), Math.floor(p(e, t) / a));
		if (o > 0) return {
			type: "buyResource",
			resource: n,
			units: o
		};
	}
	return null;
}
function Br(e, t) {
	return e.market[t].isOpen ? e.options.tokens === "limited" ? Re(e, t) : Infinity : 0;
}
// games/matter-of-fact/bot/salary.ts
function Vr(e, t) {
	let n = E(e), r = n === null ? 0 : Ge(e, n), i = r - p(e, t);
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
	let d = jr(e, t);
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
var Hr = (e) => `guard ${e}`, Ur = 1e3;
function Wr(e, t) {
	let n = Gr(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), Jr(e, r, t.asset), a.idle -= t.needs, a.margin += R(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && P(r, A(e, t).inputs) === null;
	for (let t of Yr(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var Gr = (e, t) => O(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: Kr(e, t, n),
	gain: qr(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), Kr = (e, t, n) => A(e, n).workers - +(e.players[t].cell === v[n]), qr = (e, t) => R(e, t) + (k(t) === "biobot" ? Ur : 0);
function Jr(e, t, n) {
	let { inputs: r, output: i } = A(e, n), a = k(n);
	ke(t, r), a !== "biobot" && (t[a] += i);
}
function Yr(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => k(e) === "biobot")) {
		let a = Xr(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function Xr(e, t, n, r, i) {
	let { inputs: a } = A(e, r.asset);
	for (let r = P(n, a); r !== null; r = P(n, a)) {
		let a = t.find((e) => k(e.asset) === r && !i.includes(e));
		if (a === void 0 || Xr(e, t, n, a, i) === null) return null;
	}
	return Jr(e, n, r.asset), i.push(r), i;
}
var Zr = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
// games/matter-of-fact/bot/staffing.ts
function Qr(e, t) {
	return wr(e, t) ?? $r(e, t) ?? ti(e, t) ?? Er(e, t) ?? { type: "endTurn" };
}
function $r(e, t) {
	for (let n of e.players[t].hand) {
		let r = ei(e, t, n);
		if (r !== null) return {
			type: "layTechnology",
			technology: n,
			asset: r
		};
	}
	return null;
}
function ei(e, t, n) {
	let { fits: r, process: i } = s[n], a = null;
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
function ti(e, t) {
	if (e.players[t].isOnStrike || !we(e, t)) return null;
	let n = O(e, t).filter((t) => e.assets[t].hasGuard), r = ni(e, t, n);
	return n.length > r ? ri(e, t, n) : Zr(e, Wr(e, t)) ? n.length < r ? ii(e, t) : null : { type: "adoptPlan" };
}
function ni(e, t, n) {
	let { players: r, assets: i } = e;
	for (let e of n) i[e].hasGuard = !1;
	r[t].idle += n.length;
	let { idle: a } = Wr(e, t);
	r[t].idle -= n.length;
	for (let e of n) i[e].hasGuard = !0;
	return a;
}
function ri(e, t, n) {
	let [r] = [...n].sort((n, r) => si(e, t, n) - si(e, t, r));
	return r === void 0 ? null : {
		type: "moveWorkers",
		from: Hr(r),
		to: "idle",
		workers: 1
	};
}
function ii(e, t) {
	if (e.options.raids === "off" || e.players[t].idle === 0) return null;
	let n = null;
	for (let r of O(e, t)) {
		let { hasGuard: i, capture: a } = e.assets[r];
		if (i || a !== null || e.players[t].cell === v[r]) continue;
		let o = si(e, t, r);
		o > (n?.stake ?? ai) && (n = {
			stake: o,
			asset: r
		});
	}
	return n === null ? null : {
		type: "moveWorkers",
		from: "idle",
		to: Hr(n.asset),
		workers: 1
	};
}
var ai = 6, oi = 60;
function si(e, t, n) {
	let r = D(e, t).filter((t) => {
		let { cell: r, arrest: i } = e.players[t];
		return r !== null && i === 0 && B(r, v[n]) <= j(e, t);
	});
	return (w[n] === "technologyPark" ? oi : e.assets[n].workers > 0 ? R(e, n) : 0) * r.length;
}
// games/matter-of-fact/bot/careful.ts
var ci = ({ search: e }) => ({
	name: "careful",
	choose({ seat: t, view: n, offers: r }, i) {
		let a = e.redeal(n, i(4294967296));
		return fn(a, t, r) ?? li(a, t, r);
	}
});
function li(e, t, n) {
	let r = e.stack.at(-1);
	if (r?.phase === "study") return ui(e, t, r.cards.secret);
	switch (r?.step) {
		case "starter": return {
			type: "nameStarter",
			starter: t
		};
		case "production": return { type: "runProposed" };
		case "monopoly": return br(e, t);
		case "startHex": return vr(e, t);
		case "movement": return wr(e, t) ?? pn(e, t, n) ?? dr(e, t);
		case "investments": return Dr(e, t);
		case "salary": return Vr(e, t);
		case "planning": return Qr(e, t);
		case "strike": return { type: "callStrike" };
		default: throw Error("no question is open");
	}
}
function ui(e, t, n) {
	let r = er(U(e, t, e.players[t].cell ?? 0)), i = null;
	for (let a of n) {
		if (s[a].price > p(e, t)) continue;
		let n = X(Xt(e, t, a), r);
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
var di = {
	game: "matter-of-fact",
	plays: [0, 1],
	botsFor: (e) => [o(e), ci(e)]
};
export { di as default };
