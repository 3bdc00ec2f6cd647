// kernel/sha256.ts
var e = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && t(e));
e.slice(0, 8).map((e) => n(Math.sqrt(e))), Uint32Array.from(e.slice(0, 64).map((e) => n(Math.cbrt(e))));
function t(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function n(e) {
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
var r = 8, i = (e) => 1 << (e ?? r), a = 16, o = (e) => e & 511 & ~(e >> a), s = (e) => typeof e == "object" && !!e;
// kernel/view.ts
function c(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? c(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var l = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: o(e),
			secret: null
		};
		let i = s(t) ? c(t, n, r, l) : t;
		return {
			seen: o(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: a }, o) {
		let s = (e) => (r[e] & o) !== 0, c = e === "deck" || o === i(t) ? null : u(r, a, s), l = (e) => c?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => s(l(t)) ? f(r, l(t)) | o : f(r, l(t))),
			secret: a.map((e, t) => s(l(t)) ? a[l(t)] : null)
		};
	}
}, u = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? d(t[r], t[i]) : f(e, r) - f(e, i) : n(r) ? -1 : 1), d = (e = "", t = "") => e < t ? -1 : +(e > t), f = (e, t) => o(e[t]), ee = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : s(t) ? c(t, n, r, ee) : t }),
	pile: l.pile
};
// kernel/offers.ts
function te(e) {
	return p(e.fields);
}
function p(e) {
	let t = 1;
	for (let n in e) t *= ne(e[n]);
	return t;
}
function ne(e) {
	if (e.one !== void 0) return e.one.length;
	if (e.parts !== void 0) return p(e.parts);
	if (e.some === void 0) return Math.max(0, e.max - e.min + 1);
	let t = e.some.length, n = 0;
	for (let r = e.atLeast; r <= Math.min(t, e.atMost); r++) n += m(t, r);
	return n;
}
var m = (e, t) => t === 0 ? 1 : m(e - 1, t - 1) * e / t;
function re(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = h(r[e], t);
	return n;
}
function h(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = h(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
function* g(e) {
	for (let t of _(e.fields)) yield {
		type: e.type,
		...t
	};
}
function* _(e) {
	let [t, ...n] = Object.keys(e);
	if (t === void 0) return yield {};
	let r = Object.fromEntries(n.map((t) => [t, e[t]]));
	for (let n of ie(e[t])) for (let e of _(r)) yield {
		[t]: n,
		...e
	};
}
function* ie(e) {
	if (e.one !== void 0) return yield* e.one;
	if (e.parts !== void 0) return yield* _(e.parts);
	if (e.some !== void 0) return yield* v(e.some, e.atLeast, e.atMost);
	for (let t = e.min; t <= e.max; t++) yield t;
}
function* v(e, t, n) {
	let [r, ...i] = e;
	if (e.length === 0 || n === 0) t <= 0 && (yield []);
	else {
		for (let e of v(i, t - 1, n - 1)) yield [r, ...e];
		i.length >= t && (yield* v(i, t, n));
	}
}
// kernel/rules.ts
var ae = { to: "stay" }, oe = { to: "next" };
function se(e) {
	return {
		to: "done",
		result: e
	};
}
function ce() {
	return {
		stay: ae,
		next: oe,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: se,
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
// search/careful.ts
function le({ game: e, search: t }, n) {
	return {
		name: "careful",
		choose(r, i) {
			let a = Array.from({ length: 32 }, () => i(4294967296)), o = [], s = (e) => {
				let i = o[e];
				if (i !== void 0) return i;
				let s = t.redeal(r.view, a[e]);
				return n.prepare(s), o[e] = s, s;
			}, c = de(n.candidates(r, s(0)), i);
			if (c.length === 1) return c[0];
			let l = null, u = -Infinity;
			for (let e of c) {
				let i = n.samples(e), a = 0;
				for (let o = 0; o < i; o++) a += n.evaluate(ue(t, n, s(o), {
					seat: r.seat,
					...e
				}), r.seat);
				a / i <= u || (u = a / i, l = e);
			}
			if (l === null) throw Error(`${e}: the careful bot found nothing to do`);
			return l;
		}
	};
}
function ue({ clone: e, perform: t, waiting: n }, r, i, a) {
	let o = e(i);
	t(o, a);
	for (let e = 0; e < 40; e++) {
		let e = n(o);
		if (e === null || r.isQuiet(o, i)) break;
		let a = e.seats[0];
		t(o, {
			seat: a,
			...r.reply(o, a)
		});
	}
	return o;
}
function de(e, t) {
	for (let n = e.length - 1; n > 0; n--) {
		let r = t(n + 1);
		[e[n], e[r]] = [e[r], e[n]];
	}
	return e;
}
// search/random.ts
function fe({ game: e, checks: t, search: n }) {
	return {
		name: "random",
		choose({ seat: r, view: i, offers: a }, o) {
			let s = a[o(a.length)];
			if (s === void 0) throw Error(`${e}: seat ${r} was asked without an offer`);
			if (!t.includes(s.type)) return re(s, o);
			let c = n.sample(n.redeal(i, o(4294967296)), r, o, a);
			if (c === null) throw Error(`${e}: seat ${r} found no offer that holds`);
			let { seat: l, ...u } = c;
			return u;
		}
	};
}
// games/businessmen/content/lorries.ts
var y = {
	yellow: {
		capacity: 5,
		points: 1,
		fall: 5
	},
	blue: {
		capacity: 6,
		points: 2,
		fall: 6
	},
	green: {
		capacity: 7,
		points: 3,
		fall: 7
	}
}, b = [
	"yellow",
	"blue",
	"green"
], pe = {
	4: 1,
	6: 2,
	8: 3
}, x = [
	4,
	6,
	8
], S = [
	"warehouse",
	"loader",
	"manager"
], C = {
	warehouse: [
		0,
		1,
		2,
		3
	],
	loader: [
		0,
		4,
		5,
		6
	],
	manager: [
		0,
		3,
		4,
		5
	]
}, w = {
	2: {
		cost: 10,
		points: 1
	},
	3: {
		cost: 20,
		points: 2
	}
}, T = {
	1: {
		points: 1,
		to: 1
	},
	2: {
		points: 1,
		to: 1
	},
	3: {
		points: 2,
		to: 2
	}
}, E = [
	"grain",
	"meat",
	"fish",
	"wood",
	"oil",
	"metal"
], D = {
	P0: {
		kind: "price",
		moves: {
			fish: 3,
			wood: -5
		}
	},
	P1: {
		kind: "embargo",
		goods: ["metal", "wood"]
	},
	P2: {
		kind: "price",
		moves: {
			wood: 3,
			meat: -5
		}
	},
	P3: {
		kind: "embargo",
		goods: ["wood", "grain"]
	},
	P4: {
		kind: "price",
		moves: {
			meat: 3,
			oil: -5
		}
	},
	P5: {
		kind: "embargo",
		goods: ["grain", "meat"]
	},
	P6: {
		kind: "price",
		moves: {
			oil: 3,
			grain: -5
		}
	},
	P7: {
		kind: "embargo",
		goods: ["meat", "fish"]
	},
	P8: {
		kind: "price",
		moves: {
			grain: 3,
			metal: -5
		}
	},
	P9: {
		kind: "embargo",
		goods: ["fish", "oil"]
	},
	P10: {
		kind: "price",
		moves: {
			metal: 3,
			fish: -5
		}
	},
	P11: {
		kind: "embargo",
		goods: ["oil", "metal"]
	}
}, me = Object.keys(D), he = D, O = [
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	3,
	4,
	4,
	4,
	5,
	5,
	5
], k = (e) => O[e] ?? 0, ge = (e, t) => k(e.prices[t]), A = (e, t) => Math.min(15, Math.max(1, e + t));
function _e(e, t, n) {
	let r = 0;
	for (let i of b) n.includes(i) && e.lorries[i].good === t && (r += y[i].fall);
	return r > 0 ? -r : 3;
}
// games/businessmen/rules/goods.ts
var j = (e, t, n) => e.players[t].main[n] + e.players[t].temp[n], M = (e, t) => E.filter((n) => j(e, t, n) > 0), N = (e, t) => C.warehouse[e.players[t].levels.warehouse], { phase: ve, call: ye, done: be, goTo: xe, next: Se, stay: Ce, no: P, emit: we, game: Te } = ce();
// games/businessmen/rules/lorries.ts
function Ee(e, t) {
	let n = 0;
	for (let r of e.lorries[t].lots) n += r;
	return n;
}
var F = (e, t) => y[t].capacity - Ee(e, t), I = (e, t) => F(e, t) === 0;
function L(e, t) {
	let n = e.seats.filter((n) => e.lorries[t].lots[n] > 0);
	return n.length === 1 ? n[0] ?? null : null;
}
function R(e, t, n, r) {
	let i = C.loader[e.players[n].levels.loader];
	return e.options.loaderCap === "perRound" && t !== null ? i - t[n][r] : i;
}
function z(e, t, n, r, i) {
	let a = e.lorries[r].good;
	if (a !== null && I(e, r)) return P("BM-7.3", "lorryFull", { lorry: r });
	if (a !== null && a !== i) return P("BM-7.3", "carriesAnother", {
		lorry: r,
		carries: a,
		good: i
	});
	if (j(e, n, i) === 0) return P("BM-7.3", "noneOwned", { good: i });
	if (R(e, t, n, i) <= 0) return P("BM-R12", "loaderSpent", {
		good: i,
		most: C.loader[e.players[n].levels.loader]
	});
	if (a === null && e.options.sameGoodCars === "oneCarPerGood") {
		let t = b.find((t) => e.lorries[t].good === i);
		if (t !== void 0) return P("BM-R15", "onAnotherLorry", {
			good: i,
			lorry: t
		});
	}
	return null;
}
function De(e, t, n, r, i) {
	let a = R(e, t, n, i), o = F(e, r), s = j(e, n, i), c = Math.min(a, o, s);
	return {
		units: c,
		limit: c === a ? "loader" : c === o ? "space" : "stock"
	};
}
function Oe(e, t, n) {
	for (let r of b) for (let i of E) if (j(e, n, i) > 0 && z(e, t, n, r, i) === null) return {
		lorry: r,
		good: i
	};
	return null;
}
// games/businessmen/bot/candidates.ts
function ke({ seat: e, offers: t }, n) {
	return t.flatMap((t) => t.type === "buy" ? Ae(n, e, t) : [...g(t)]);
}
function Ae(e, t, n) {
	let { good: r, units: i } = n.fields;
	if (!("one" in r) || !("max" in i)) return [...g(n)];
	let { max: a } = i;
	return r.one.flatMap((n) => {
		let r = /* @__PURE__ */ new Set([a]);
		for (let i of je(e, n)) {
			let o = i - j(e, t, n);
			o > 0 && o < a && r.add(o);
		}
		return [...r].map((e) => ({
			type: "buy",
			good: n,
			units: e
		}));
	});
}
function je(e, t) {
	let n = b.filter((n) => e.lorries[n].good === t).map((t) => F(e, t));
	return [...x, ...n];
}
// games/businessmen/rules/points.ts
var B = (e) => Number(e.options.targetVP), V = (e) => e === 3 ? null : e === 2 ? 3 : 2, H = {
	M0: "warehouse",
	M1: null,
	M2: "loader",
	M3: null,
	M4: "manager",
	M5: null,
	M6: "warehouse",
	M7: null,
	M8: "loader",
	M9: null,
	M10: "manager",
	M11: null
}, U = Object.keys(H);
// games/businessmen/rules/misfortune.ts
function W(e, t, n) {
	let { insured: r, warnings: i } = e.players[t];
	return r[n] ? "nothing" : i[n] || e.options.negativeEvents === "immediate" ? "fine" : "warning";
}
// games/businessmen/bot/weights.ts
var G = {
	point: 11,
	victory: 80,
	reserve: 12,
	reserveCoin: 1.5,
	idleCoin: .4,
	use: {
		warehouse: .7,
		loader: .3,
		manager: .7
	},
	warned: .08,
	stock: .6,
	fill: .97,
	lack: .07,
	alone: .35,
	leaderEnvy: .25,
	envy: .1
}, Me = [
	0,
	0,
	2,
	1.45,
	1.05
];
function Ne(e) {
	let t = 0;
	for (let n of e.seats) t = Math.max(t, e.players[n].points);
	return Math.max(0, B(e) - t) / (Me[e.seats.length] ?? 1) + 1;
}
function Pe(e, t) {
	let n = G.reserve;
	for (let e of S) for (let r = V(t[e]); r !== null; r = V(r)) n += w[r].cost;
	let r = Math.max(0, e - n);
	return e - r + G.idleCoin * r + G.reserveCoin * Math.min(e, G.reserve);
}
function Fe(e, t, n) {
	let { levels: r, insured: i } = e.players[t], a = 0;
	for (let o of S) {
		let s = r[o];
		a += (s - 1) * G.use[o] * n;
		let c = i[o] ? n - 1 : W(e, t, o) === "fine" ? n : 0;
		a -= G.warned * c * T[s].points * G.point;
	}
	return a;
}
// games/businessmen/content/export-cards.ts
var K = {
	E01: [
		"grain",
		"meat",
		"fish"
	],
	E02: [
		"grain",
		"meat",
		"wood"
	],
	E03: [
		"grain",
		"meat",
		"oil"
	],
	E04: [
		"grain",
		"fish",
		"metal"
	],
	E05: [
		"wood",
		"oil",
		"grain"
	],
	E06: [
		"grain",
		"wood",
		"metal"
	],
	E07: [
		"meat",
		"fish",
		"wood"
	],
	E08: [
		"meat",
		"fish",
		"metal"
	],
	E09: [
		"meat",
		"oil",
		"metal"
	],
	E10: [
		"fish",
		"wood",
		"oil"
	],
	E11: [
		"fish",
		"oil",
		"metal"
	],
	E12: [
		"wood",
		"oil",
		"metal"
	]
};
Object.keys(K), x[0];
var Ie = (e, t) => e.exportCard !== null && K[e.exportCard].includes(t), Le = 5 / 6, Re = Object.fromEntries(E.map((e) => [e, O.map((t, n) => ze(e, n))]));
function ze(e, t) {
	let n = 0;
	for (let r of me) {
		let i = he[r], a = i.kind === "price" ? i.moves[e] ?? 0 : 0;
		n += k(A(t, a));
	}
	return n / me.length;
}
var q = (e) => e.sector === null;
function J(e, t) {
	if (!q(e)) return k(e.prices[t]);
	let n = [];
	for (let t of b) I(e, t) && n.push(t);
	return k(A(e.prices[t], _e(e, t, n)));
}
var Y = (e, t) => Re[t][e.prices[t]] ?? 0;
function X(e, t) {
	let n = F(e, t);
	return n === 0 ? 1 : G.fill - G.lack * n;
}
function Z(e, t, n) {
	let { good: r, lots: i } = e.lorries[n];
	if (r === null || i[t] === 0) return 0;
	let a = I(e, n) ? Y(e, r) : J(e, r);
	return X(e, n) * i[t] * a;
}
function Q(e, t, n) {
	if (e.lorries[n].lots[t] === 0 || L(e, n) !== t) return 0;
	let r = y[n].points * G.point;
	return I(e, n) ? e.players[t].isSkipping && q(e) ? 0 : r : X(e, n) * G.alone * r;
}
function Be(e, t) {
	let n = e.exportDeck.secret;
	if (n.length === 0) return .5;
	let r = 0;
	for (let e of n) K[e].includes(t) && (r += 1);
	return r / n.length;
}
function $(e, t, n) {
	if (n === 0) return 0;
	let r = G.stock * J(e, t), i = Le * (q(e) && Ie(e, t) ? 1 : Be(e, t)), a = 0;
	for (let e of x) e <= n && (a = Math.max(a, pe[e] * G.point - e * r));
	return n * r + i * a;
}
// games/businessmen/bot/finish.ts
var Ve = .8;
function He(e, t) {
	let n = Ue(e, t);
	if (n === 0) return 0;
	for (let r of e.seats) r !== t && e.players[r].coins > e.players[t].coins && (n *= 1 - Ue(e, r));
	return n;
}
function Ue(e, t) {
	let n = B(e), { points: r } = e.players[t], i = r >= n ? r : r + Ge(e, t);
	if (i < n) return 0;
	let a = We(e, t, i - n) / U.length;
	return r >= n ? a : a * Ve;
}
function We(e, t, n) {
	let { misfortune: r, isSkipping: i, levels: a } = e.players[t];
	if (r !== null || i) return U.length;
	let o = 0;
	for (let r of U) {
		let i = H[r];
		(i === null || W(e, t, i) !== "fine" || T[a[i]].points <= n) && (o += 1);
	}
	return o;
}
function Ge(e, t) {
	let n = e.stack[0]?.step;
	if (e.players[t].isSkipping || n !== "priceWheel" && n !== "exports" && n !== "improvements") return 0;
	let { coins: r } = e.players[t], i = 0;
	if (q(e)) for (let n of b) {
		let { good: a, lots: o } = e.lorries[n];
		a !== null && o[t] !== 0 && I(e, n) && (r += Math.floor(o[t] * Y(e, a)), L(e, n) === t && (i += y[n].points));
	}
	return i + Ke(e, t, r);
}
function Ke(e, t, n) {
	let { levels: r } = e.players[t], i = 0, a = n, o = 0;
	for (let e of S) r[e] === 2 && (o += 1), !(r[e] > 1 || a < w[2].cost) && (a -= w[2].cost, i += w[2].points, o += 1);
	for (; o > 0 && a >= w[3].cost; o--) a -= w[3].cost, i += w[3].points;
	return i;
}
// games/businessmen/bot/evaluate.ts
function qe(e, t) {
	if (e.outcome !== null) return e.outcome.winners.includes(t) ? Je / e.outcome.winners.length : -Je;
	let n = Ne(e), r = 0, i = 0;
	for (let a of e.seats) {
		if (a === t) continue;
		let o = Ye(e, a, n);
		r += o, i = Math.max(i, o);
	}
	let a = G.leaderEnvy * i + G.envy * r / (e.seats.length - 1);
	return Ye(e, t, n) - a;
}
var Je = 1e3;
function Ye(e, t, n) {
	let r = e.players[t], i = G.point * r.points + Fe(e, t, n), a = r.coins + (r.isSkipping ? 10 : 0);
	for (let n of b) {
		let r = Z(e, t, n);
		I(e, n) ? a += r : i += r, i += Q(e, t, n);
	}
	for (let n of E) i += $(e, n, j(e, t, n));
	return i + Pe(a, r.levels) + G.victory * He(e, t);
}
// games/businessmen/bot/keeping.ts
function Xe(e, t) {
	return M(e, t).map((n) => ({
		good: n,
		worth: $(e, n, j(e, t, n))
	})).sort((e, t) => t.worth - e.worth).slice(0, N(e, t)).map(({ good: e }) => e);
}
// games/businessmen/bot/quick-load.ts
function Ze(e, t, n) {
	let r = M(e, t).length - N(e, t), i = null, a = 0;
	for (let o of E) {
		let s = j(e, t, o);
		if (s === 0) continue;
		let c = r > 0 ? 0 : $(e, o, s);
		for (let l of b) {
			if (z(e, n, t, l, o) !== null) continue;
			let { units: u } = De(e, n, t, l, o), d = r > 0 ? 0 : $(e, o, s - u), f = Qe(e, t, l, o, u) + d - c;
			f <= a || (a = f, i = {
				type: "load",
				lorry: l,
				good: o
			});
		}
	}
	if (i !== null) return i;
	let o = e.options.loadingDuty === "compulsory" ? Oe(e, n, t) : null;
	return o === null ? { type: "pass" } : {
		type: "load",
		...o
	};
}
function Qe(e, t, n, r, i) {
	let a = Z(e, t, n) + Q(e, t, n), o = e.lorries[n], s = o.good;
	o.good = r, o.lots[t] += i;
	let c = Z(e, t, n) + Q(e, t, n);
	return o.good = s, o.lots[t] -= i, c - a;
}
// games/businessmen/rules/purchases.ts
var $e = (e, t, n) => e.players[t].temp[n] > 0;
function et(e, t, n) {
	if ($e(e, t, n)) return {
		most: 0,
		limit: "bought"
	};
	let r = e.players[t], i = C.manager[r.levels.manager], a = Math.floor(r.coins / 1), o = Math.min(i, e.market[n], a);
	return {
		most: o,
		limit: o === i ? "manager" : o === e.market[n] ? "market" : "coins"
	};
}
// games/businessmen/bot/quick-purchase.ts
function tt(e, t) {
	let n = N(e, t) + at(e) - M(e, t).length, r = null, i = 0;
	for (let a of E) {
		if (e.market[a] === 0) continue;
		let { most: o } = et(e, t, a);
		if (o === 0) continue;
		let s = j(e, t, a), c = ot(e, a);
		if (s === 0 && n <= 0 && c === 0) continue;
		let l = it(e, a, s + o, c) - it(e, a, s, c) - o * nt;
		l <= i || (i = l, r = {
			type: "buy",
			good: a,
			units: o
		});
	}
	return r ?? { type: "pass" };
}
var nt = 1.3, rt = .7;
function it(e, t, n, r) {
	let i = Math.min(n, r), a = i * ge(e, t) * rt + $(e, t, n - i);
	return Math.max(a, $(e, t, n));
}
function at(e) {
	let t = 0;
	for (let n of b) e.lorries[n].good === null && (t += 1);
	return t;
}
function ot(e, t) {
	let n = 0;
	for (let r of b) {
		let i = e.lorries[r].good;
		i !== t && i !== null || I(e, r) || (n = Math.max(n, F(e, r)));
	}
	return n;
}
// games/businessmen/bot/reply.ts
function st(e, t) {
	let n = e.stack.at(-1);
	switch (n?.phase) {
		case "announcements": return { type: "playRound" };
		case "buying": return tt(e, t);
		case "loading": return Ze(e, t, n.loaded);
		case "keeping": return {
			type: "keep",
			goods: Xe(e, t)
		};
		case "exports":
		case "improvements":
		case "insurance": return { type: "finish" };
		case "misfortune": return { type: "spinMisfortune" };
		case "round": return { type: n.step === "cards" ? "turnCards" : "spinPrices" };
		default: throw Error("no question is open");
	}
}
// games/businessmen/bot/bots.ts
var ct = [0, 1];
function lt(e) {
	let t = le(e, {
		prepare: () => {},
		candidates: ke,
		evaluate: qe,
		reply: st,
		isQuiet: dt,
		samples: ({ type: e }) => e === "skipRound" || e === "playRound" ? 8 : 1
	});
	return [fe(e), {
		...t,
		choose: (e, n) => ut(e) ?? t.choose(e, n)
	}];
}
function ut({ offers: e }) {
	let [t] = e;
	if (t === void 0 || e.length > 1 || te(t) > 1) return null;
	let [n] = g(t);
	return n ?? null;
}
function dt(e, t) {
	return e.round > t.round ? !0 : ft.has(t.stack[0]?.step ?? "") ? e.stack[0]?.step === "priceWheel" : e.stack.at(-1)?.phase !== t.stack.at(-1)?.phase;
}
var ft = /* @__PURE__ */ new Set([
	"announcements",
	"cards",
	"buying",
	"loading",
	"keeping"
]), pt = {
	game: "businessmen",
	plays: ct,
	botsFor: lt
};
export { pt as default };
