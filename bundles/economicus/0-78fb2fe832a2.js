// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// ../wt/v0/kernel/offers.ts
function n(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = a(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function r(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function i(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function a(e, t) {
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
function o(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < (e.atLeast ?? 0);
	if (e.parts !== void 0) {
		for (let t in e.parts) if (o(e.parts[t])) return !0;
		return !1;
	}
	return (e.max ?? 0) < (e.min ?? 0);
}
function s(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = c(r[e], t);
	return n;
}
function c(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = c(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) {
		let { min: n = 0, max: r = 0 } = e;
		return n + t(r - n + 1);
	}
	let { atLeast: n = 0, atMost: r = e.some.length } = e, i = n + t(Math.min(r, e.some.length) - n + 1), a = [...e.some];
	return Array.from({ length: i }, () => a.splice(t(a.length), 1)[0]);
}
// ../wt/v0/kernel/rules.ts
var l = { to: "stay" }, u = { to: "next" };
function d(e) {
	return {
		to: "done",
		result: e
	};
}
function ee() {
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
// ../wt/v0/kernel/play.ts
function te(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: ne(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, re(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(xe(e, i, a)), ve(e, r), r;
}
function ne(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function re(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function ie(e, t) {
	let n = f(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = Se(e, n);
	return {
		seats: Ce(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function ae(e, t) {
	let n = ie(e, t), r = f(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || Se(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !he(n) && !ge(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function oe(e, t, n) {
	let r = [];
	return pe(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), null), r;
}
function se(e, t, n) {
	let r = [], i = [];
	return pe(e, t, n, (e, t) => r.push({
		type: e,
		fields: t
	}), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function ce(e, t, n, r, i = oe(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = s(o, r);
			if (fe(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function le(e, t, n) {
	let r = f(t);
	return {
		seat: n,
		...Se(e, r).idle(t, r, n)
	};
}
function ue(e, t, n) {
	let r = f(t), i = de(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	ye(e, t, r, i.take(t, r, n.seat, n)), ve(e, t);
}
function de(e, t, n, r) {
	let i = f(t), a = Se(e, i);
	return Object.hasOwn(a.actions, r) && Te(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function fe(e, t, n, r) {
	return de(e, t, n, r.type)?.check?.(t, f(t), n, r) ?? null;
}
function pe(e, t, n, r, i) {
	let a = f(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = Se(e, a);
	Te(o.ask(t, a), n) && me(o.actions, t, a, n, r, i), o.sealed?.(t, a) || me(e.anytime, t, a, n, r, i);
}
function me(e, t, n, r, i, a) {
	for (let o in e) {
		let s = e[o]?.offer(t, n, r);
		if (s !== void 0) {
			if (Array.isArray(s)) {
				let e = !1;
				for (let t of s) ge(t) || (e = !0, i(o, t));
				!e && a !== null && a(o, _e(s[0] ?? {}));
			} else he(s) ? a?.(o, s) : ge(s) ? a?.(o, _e(s)) : i(o, s);
		}
	}
}
var he = (e) => "refused" in e;
function ge(e) {
	for (let t in e) if (o(e[t])) return !0;
	return !1;
}
function _e(e) {
	for (let [t, n] of Object.entries(e)) if (o(n)) return n.not?.[0]?.because ?? n.above ?? {
		refused: "notOffered",
		rule: null,
		facts: { field: t }
	};
	return {
		refused: "notOffered",
		rule: null,
		facts: { field: "" }
	};
}
function ve(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = f(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = Se(e, n);
		if (typeof r == "function") ye(e, t, n, r(t, n) ?? u);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? ye(e, t, n, u) : t.stack.push(xe(e, r.call, i));
		} else if (we(r.ask(t, n))) ye(e, t, n, u);
		else return;
	}
	throw Error(`runaway rules at ${f(t)?.phase}.${f(t)?.step}`);
}
function ye(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(xe(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = xe(e, r.phase, r.locals);
			return;
		case "done": return be(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return be(e, t, n, void 0);
			n.step = r;
		}
	}
}
function be(e, t, n, r) {
	t.stack.pop();
	let i = f(t);
	if (i === void 0) return;
	let a = Se(e, i);
	typeof a != "function" && ye(e, t, i, "call" in a ? a.then?.(t, i, r) ?? u : a.after?.[n.phase]?.(t, i, r) ?? l);
}
var xe = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), f = (e) => e.stack[e.stack.length - 1], Se = (e, t) => e.phases[t.phase]?.steps[t.step], Ce = (e) => e === null ? [] : typeof e == "number" ? [e] : e, we = (e) => e === null || typeof e != "number" && e.length === 0, Te = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// ../wt/v0/kernel/chacha.ts
function Ee(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	De.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), Oe.set(De);
	for (let e = 0; e < 10; e++) ke(0, 4, 8, 12), ke(1, 5, 9, 13), ke(2, 6, 10, 14), ke(3, 7, 11, 15), ke(0, 5, 10, 15), ke(1, 6, 11, 12), ke(2, 7, 8, 13), ke(3, 4, 9, 14);
	return Oe.map((e, t) => e + De[t]);
}
var De = Uint32Array.from([
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
]), Oe = /* @__PURE__ */ new Uint32Array(16);
function ke(e, t, n, r) {
	Ae(e, t, r, 16), Ae(n, r, t, 12), Ae(e, t, r, 8), Ae(n, r, t, 7);
}
function Ae(e, t, n, r) {
	let i = Oe[e] + Oe[t] | 0, a = Oe[n] ^ i;
	Oe[e] = i, Oe[n] = a << r | a >>> 32 - r;
}
// ../wt/v0/kernel/chance.ts
var je = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, Me = (e) => ({
	key: e,
	drawn: 0
});
function Ne(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = Ee(Ie(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var Pe = (e, t = 6) => 1 + Ne(e, t);
function Fe(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = Ne(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var Ie = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), Le = 8, p = (e) => 1 << (e ?? Le), Re = (e, t) => ({
	seen: p(e),
	secret: t
}), ze = (e, t) => ({
	pile: "deck",
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), Be = (e, t, n) => ({
	pile: "hand",
	pool: e,
	seen: n.map(() => p(t)),
	secret: n
});
function Ve(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function He(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(r | p(n)), t.secret.push(i), i);
}
function Ue(e, t) {
	let n = e.secret.indexOf(t);
	if (n < 0) throw Error(`${String(t)} is not in the pile`);
	e.secret.splice(n, 1), e.seen.splice(n, 1);
}
function We(e, t, n) {
	e.secret.push(t), e.seen.push(n);
}
function Ge(e, t) {
	let n = e.secret.length - 1;
	return n < 0 ? null : (e.seen[n] = e.seen[n] | p(t), e.secret[n]);
}
function Ke(e, t, n) {
	t.secret = Fe(e, n), t.seen = n.map(() => 0);
}
// ../wt/v0/kernel/view.ts
function qe(e, t) {
	return et(e, p(t));
}
function Je(e, t) {
	let n = p(t), r = [], i = { viewer: t };
	for (let t in e) t !== "chance" && t !== "events" && (i[t] = et(e[t], n, r));
	return i.unseen = Ze(r, n), i;
}
var Ye = (e, t) => Xe(e, p(t)), Xe = (e, t) => Ze(it(e), t);
function Ze(e, t) {
	let n = {};
	for (let r of e) {
		let e = n[r.pool] ??= [];
		for (let n = 0; n < r.secret.length; n++) (r.seen[n] & t) === 0 && e.push(r.secret[n]);
	}
	for (let e in n) n[e]?.sort();
	return n;
}
function Qe(e, t, n) {
	let r = { chance: je(n) }, i = {};
	for (let e in t.unseen) i[e] = Fe(r, [...t.unseen[e] ?? []]);
	let a = p(t.viewer), { viewer: o, unseen: s, ...c } = t, l = rt(c, i, a);
	return l.chance = je(n ^ 1540483477), l.events = null, e.imagine?.(l, o ?? 0), l;
}
function $e(e, t, n) {
	let r = t.viewer;
	if (r === null) return null;
	let i = Qe(e, t, 1), a = i.chance, o = JSON.stringify(Ye(i, r));
	return ue(e, i, {
		seat: r,
		...n
	}), i.chance !== a || JSON.stringify(Ye(i, r)) !== o ? null : {
		view: Je(i, r),
		facts: e.facts(i, r)
	};
}
function et(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) at(r[e]) && (r[e] = et(r[e], t, n));
		return r;
	}
	if ("secret" in e) return ot(e) ? (n?.push(e), nt(e, t)) : tt(e, t);
	let r = {};
	for (let i in e) {
		let a = e[i];
		r[i] = at(a) ? et(a, t, n) : a;
	}
	return r;
}
var tt = ({ seen: e, secret: t }, n) => ({ secret: (e & n) === 0 ? null : et(t, n) });
function nt({ pile: e, pool: t, seen: n, secret: r }, i) {
	let a = r.map((e, t) => (n[t] & i) === 0 ? null : e);
	return {
		pile: e,
		pool: t,
		secret: e === "deck" ? a : [...a.filter((e) => e !== null), ...a.filter((e) => e === null)]
	};
}
function rt(e, t, n) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let r = e.slice();
		for (let e = 0; e < r.length; e++) at(r[e]) && (r[e] = rt(r[e], t, n));
		return r;
	}
	let r = e;
	if ("secret" in r) {
		if (!ot(r)) return {
			seen: r.secret === null ? 0 : n,
			secret: rt(r.secret, t, n)
		};
		let { pile: e, pool: i, secret: a } = r;
		return {
			pile: e,
			pool: i,
			seen: a.map((e) => e === null ? 0 : n),
			secret: a.map((e) => e === null ? t[i]?.pop() : e)
		};
	}
	let i = {};
	for (let e in r) i[e] = at(r[e]) ? rt(r[e], t, n) : r[e];
	return i;
}
function it(e, t = []) {
	if (typeof e != "object" || !e) return t;
	if (ot(e)) t.push(e);
	else if (Array.isArray(e)) for (let n of e) typeof n == "object" && it(n, t);
	else for (let n in e) {
		let r = e[n];
		typeof r == "object" && n !== "events" && it(r, t);
	}
	return t;
}
var at = (e) => typeof e == "object" && !!e, ot = (e) => "pile" in e && "pool" in e;
// ../wt/v0/kernel/barrier.ts
function st(e, t, n, r) {
	return ct(t.chance, n.chance) ? lt(t, n, r) || ut(t, n, p(r)) ? "secret" : ie(e, n)?.seats.includes(r) ? null : "turn" : "chance";
}
var ct = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function lt(e, t, n) {
	for (let r of [...t.seats, null]) {
		let i = p(r) | p(n), a = Xe(t, i);
		for (let [t, n] of Object.entries(Xe(e, i))) if (ft(n, a[t] ?? []).length > 0) return !0;
	}
	return !1;
}
function ut(e, t, n) {
	if (typeof e != "object" || !e) return !1;
	let r = typeof t == "object" && t ? t : {};
	if (dt(e)) return (e.seen & n) === 0 ? !dt(r) || (r.seen & ~e.seen) !== 0 : ut(e.secret, r.secret, n);
	for (let t in e) if (t !== "events" && ut(e[t], r[t], n)) return !0;
	return !1;
}
var dt = (e) => "secret" in e && "seen" in e && typeof e.seen == "number";
function ft(e, t) {
	let n = [...t];
	return e.filter((e) => {
		let t = n.indexOf(e);
		return t >= 0 && n.splice(t, 1), t < 0;
	});
}
// ../wt/v0/kernel/sha256.ts
function pt(e) {
	let t = ht(new TextEncoder().encode(e)), n = Uint32Array.from(_t), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = m(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = m(r, e - 15), n = m(r, e - 2), i = h(t, 7) ^ h(t, 18) ^ t >>> 3, a = h(n, 17) ^ h(n, 19) ^ n >>> 10;
			r[e] = m(r, e - 16) + i + m(r, e - 7) + a | 0;
		}
		mt(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function mt(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, o = 0, s = 0, c = 0, l = 0] = e;
	for (let e = 0; e < 64; e++) {
		let u = h(o, 6) ^ h(o, 11) ^ h(o, 25), d = l + u + (o & s ^ ~o & c) + m(vt, e) + m(t, e) | 0, ee = (h(n, 2) ^ h(n, 13) ^ h(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		l = c, c = s, s = o, o = a + d | 0, a = i, i = r, r = n, n = d + ee | 0;
	}
	let u = [
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	];
	for (let t = 0; t < 8; t++) e[t] = m(e, t) + m(u, t) | 0;
}
function ht(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = m(t, n >> 2) | m(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = m(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var m = (e, t) => e[t], h = (e, t) => e >>> t | e << 32 - t, gt = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && yt(e)), _t = gt.slice(0, 8).map((e) => bt(Math.sqrt(e))), vt = Uint32Array.from(gt.slice(0, 64).map((e) => bt(Math.cbrt(e))));
function yt(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function bt(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// ../wt/v0/kernel/canonical.ts
function g(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(g).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${g(t[e])}`).join(",")}}`;
}
var xt = (e) => pt(g(e));
// ../wt/v0/kernel/clone.ts
function St(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let n = t[e];
			typeof n == "object" && n && (t[e] = St(n));
		}
		return t;
	}
	let t = {};
	for (let n in e) {
		let r = e[n];
		t[n] = typeof r == "object" && r ? St(r) : r;
	}
	return t;
}
// ../wt/v0/kernel/deals.ts
var Ct = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function wt(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
function Tt(e) {
	let t = { to: "stay" }, r = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), i = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, a = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), o = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), s = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, c = (t, n) => {
		let r = s(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, l = (t, n, r, i, o) => {
		let s = e.deals(t), c = {
			seen: p(n) | p(r),
			secret: i
		};
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, a(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, u = (t, n) => (e.deals(t).proposed[n] ?? 0) >= e.limits.made ? r(e.limits.made) : null, d = {
		offer(t, a, o) {
			let s = e.deals(t).open.filter((e) => e.from === o);
			if (s.length >= e.limits.open) return r(e.limits.open);
			let c = u(t, o);
			if (c !== null) return c;
			let l = e.partners(t, o).filter((e) => !s.some((t) => t.to === e));
			return l.length === 0 ? i : l.map((r) => ({
				to: n([r]),
				terms: e.terms(t, o, r)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return l(e, r, i, a, 0), t;
		}
	}, ee = {
		offer(t, r, a) {
			let c = o(t, (e) => e.to === a);
			return c.length === 0 ? i : { deal: n(c, (n) => {
				let { from: r, to: i, terms: a } = s(t, n);
				return e.unfit(t, r, i, a.secret);
			}) };
		},
		take(n, r, i, { deal: o }) {
			let { from: s, to: l, terms: u } = c(n, o);
			return e.carryOut(n, s, l, u.secret), a(n, "dealAccepted", {
				from: s,
				to: l,
				terms: u
			}), t;
		}
	}, te = (e, r) => ({
		offer(t, r, a) {
			let s = o(t, (t) => e(t, a));
			return s.length === 0 ? i : { deal: n(s) };
		},
		take(e, n, i, { deal: o }) {
			let { from: s, to: l } = c(e, o);
			return a(e, r, {
				from: s,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: d,
		acceptDeal: ee,
		declineDeal: te((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, r, a) {
				let o = u(t, a);
				if (o !== null) return o;
				let s = e.deals(t).open.filter((t) => t.to === a && t.depth < e.limits.depth);
				return s.length === 0 ? i : s.map((r) => ({
					deal: n([r.id]),
					terms: e.terms(t, a, r.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, s(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: s } = c(e, i);
				return l(e, r, o, a, s + 1), t;
			}
		},
		withdrawDeal: te((e, t) => e.from === t, "dealWithdrawn")
	};
}
// ../wt/v0/kernel/fair.ts
var Et = (e) => pt(`parlour commitment ${e}`), Dt = (e, t) => pt(`parlour dice ${g({
	seed: e,
	entropy: t
})}`);
// ../wt/v0/kernel/judge.ts
function Ot(e, t, n) {
	let r = Mt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a, values: o } = r;
	if (!Object.hasOwn(e.governs, a)) return jt("unknownAction", null, { type: a.slice(0, 40) });
	let s = e.governs[a], c = ie(e, t);
	if (c === null) return jt("over", null, {});
	let l = de(e, t, i, a);
	if (l === null) return Nt(e, t, a, s, c.seats);
	let u = l.offer(t, f(t), i);
	return he(u) ? { refusal: u } : Pt(t, i, a, l, Array.isArray(u) ? u : [u], o, s);
}
function kt(e, t, n, r) {
	let i = Ot(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function At(e, t, n) {
	let r = Ot(e, t, n);
	return "refusal" in r ? r : (t.events = [], ue(e, t, r.action), {
		action: r.action,
		events: t.events
	});
}
function jt(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Mt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return jt("malformed", null, { expected: "object" });
	let n = Rt(t, "seat");
	if (!e.seats.includes(n)) return jt("malformed", null, { expected: "seat" });
	let r = Rt(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : jt("malformed", null, { expected: "type" });
}
function Nt(e, t, n, r, i) {
	let a = f(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? jt("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? jt("sealed", r, { type: n }) : jt("notNow", r, {
		type: n,
		asked: i
	});
}
function Pt(e, t, n, r, i, a, o) {
	let s = null, c = -1;
	for (let l of i) {
		let i = {
			seat: t,
			type: n
		}, u = 0, d = null;
		for (let e of Object.keys(l)) {
			let t = Rt(a, e), n = It(l[e], t, e, o);
			n === null ? u += 2 : d ??= n, i[e] = Lt(l[e], t);
		}
		if (d === null && !ge(l)) {
			let n = r.check?.(e, f(e), t, i) ?? null;
			if (n === null) return { action: i };
			d = n;
		}
		d !== null && !Ft.has(d.refused) && (u += 1), d !== null && u > c && (s = d, c = u);
	}
	return { refusal: s ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
var Ft = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function It(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (e.one !== void 0) return e.one.includes(t) ? null : e.not?.find((e) => e.value === t)?.because ?? i("notOffered", { field: n });
	if (e.parts !== void 0) {
		if (typeof t != "object" || !t || Array.isArray(t)) return i("malformed", { expected: n });
		for (let i of Object.keys(e.parts)) {
			let a = It(e.parts[i], Rt(t, i), `${n}.${i}`, r);
			if (a !== null) return a;
		}
		return null;
	}
	if (e.some !== void 0) {
		let { some: r, atLeast: a = 0, atMost: o = r.length } = e;
		if (!Array.isArray(t)) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let a of t) {
			let t = e.not?.find((e) => e.value === a);
			if (t !== void 0) return t.because;
			if (!r.includes(a)) return i("notOffered", { field: n });
		}
		return new Set(t).size === t.length ? null : i("notOffered", { field: n });
	}
	let { min: a = 0, max: o = 0 } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function Lt(e, t) {
	if (e.some !== void 0) return Array.isArray(t) ? [...t] : t;
	if (e.parts === void 0 || typeof t != "object" || !t) return t === 0 ? 0 : t;
	let n = {};
	for (let r of Object.keys(e.parts)) n[r] = Lt(e.parts[r], Rt(t, r));
	return n;
}
function Rt(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// ../wt/v0/kernel/record.ts
function zt(e) {
	let { entries: t, outcome: n, seed: r, ...i } = e;
	return xt(i).slice(0, Vt);
}
var Bt = (e, t, n) => pt(`${e} ${g(t)} ${xt(n)}`).slice(0, Vt), Vt = 24;
// ../wt/v0/kernel/match.ts
function Ht(e) {
	let { events: t, ...n } = e;
	return n;
}
// ../wt/v0/kernel/seats.ts
var Ut = (e, t) => e.map(t), Wt = (e, t) => [...e.slice(t), ...e.slice(0, t)], Gt = 32, Kt = (e) => JSON.stringify(Ht(e)), qt = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Jt = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Yt(e) {
	return {
		format: "parlour-record",
		version: 1,
		game: e.game,
		rules: e.rules.bundle,
		sitters: e.seats.map(({ name: e, bot: t }) => ({
			name: e,
			bot: t
		})),
		options: e.options,
		picks: e.seats.map(({ pick: e }) => e),
		commitment: e.dice.commitment,
		entropy: e.dice.entropy.map((e) => e ?? ""),
		entries: [],
		outcome: null,
		seed: null
	};
}
function Xt(e) {
	function t(t, n = Gt) {
		let { rules: r, seats: i, dice: a, seed: o } = t;
		if (r.version !== 0) throw RangeError(`these are rules 0 of ${e.id}, not ${r.version}`);
		let s = te(e, {
			seats: i.length,
			options: t.options,
			picks: i.map(({ pick: e }) => e),
			chance: Me(Dt(o, a.entropy.map((e) => e ?? "")))
		}), c = {
			format: "parlour-record",
			version: 2,
			game: e.id,
			rules: r,
			seats: i,
			options: s.options,
			dice: a
		};
		return {
			head: c,
			seeds: [o],
			version: 0,
			link: zt(Yt(c)),
			g: s,
			base: Kt(s),
			tail: [],
			standing: 0,
			free: 0,
			barrier: "nothing",
			opening: s.events ?? [],
			kept: n
		};
	}
	function n(e, t, n, r, i) {
		let a = Bt(e.link, n, Ht(t));
		return {
			ok: !0,
			match: {
				...e,
				...i,
				g: t,
				link: a,
				version: e.version + 1
			},
			entry: {
				...n,
				hash: a
			},
			line: n,
			events: r
		};
	}
	let r = (e) => ({
		ok: !1,
		refusal: e
	});
	function i(t, i, { at: a = t.version, by: s } = {}) {
		if (a !== t.version) return r({
			refused: "stale",
			rule: null,
			facts: {
				at: a,
				now: t.version
			}
		});
		let c = St(t.g), l = At(e, c, Zt(i));
		if ("refusal" in l) return r(l.refusal);
		let { seat: u, ...d } = l.action, ee = st(e, t.g, c, u), te = [...t.tail, {
			line: t.version,
			seat: u,
			choice: d,
			drawn: qt(t.g)
		}], ne = te.length >= 2 * t.kept, re = ne ? te.slice(t.kept) : te;
		return n(t, c, {
			seat: u,
			do: d,
			...s && { by: s }
		}, l.events, {
			base: ne ? Kt(o(t, te, t.kept)) : t.base,
			tail: re,
			standing: t.standing + 1,
			free: ee === null ? t.tail.at(-1)?.seat === u ? t.free + 1 : 1 : 0,
			barrier: ee ?? "nothing"
		});
	}
	function a(e, t, i = []) {
		let a = e.tail.at(-1), c = e.free > 0 && a?.seat === t;
		if (e.standing === 0 || !c && !s(e, t, i)) return r({
			refused: "cannotUndo",
			rule: null,
			facts: { because: e.barrier }
		});
		if (a === void 0) throw new Jt();
		let l = o(e, e.tail, e.tail.length - 1);
		return l.chance = St(e.g.chance), n(e, l, {
			seat: t,
			undo: 1,
			agreed: c ? [] : i
		}, [], {
			tail: e.tail.slice(0, -1),
			standing: e.standing - 1,
			free: Math.max(0, e.free - 1)
		});
	}
	function o({ base: t }, n, r) {
		let i = JSON.parse(t);
		for (let { seat: t, choice: a, drawn: o } of n.slice(0, r)) typeof i.chance != "number" && (i.chance.drawn = o), i.events = [], ue(e, i, {
			seat: t,
			...a
		});
		return i.events = [], i;
	}
	function s({ head: e, g: t }, n, r) {
		if (t.outcome !== null) return !1;
		let i = t.seats.filter((t) => t !== n && e.seats[t]?.bot === null);
		return i.length > 0 && i.every((e) => r.includes(e)) && new Set(r).size === r.length;
	}
	function c(e, t) {
		if ("do" in t) return i(e, {
			...t.do,
			seat: t.seat
		}, t.by ? { by: t.by } : {});
		if ("undo" in t) return a(e, t.seat, t.agreed);
		throw Error("rules 0 know no new dice");
	}
	function l(n) {
		let r = [], i = (e) => r.push({
			check: e,
			ok: !0
		}), a = (e, t, n) => (r.push({
			check: e,
			ok: !1,
			at: t,
			detail: n
		}), {
			ok: !1,
			findings: r
		});
		if (n.game !== e.id) return a("game", null, `this is a record of ${n.game}, not of ${e.id}`);
		if (i("game"), n.rules.version !== 0) return a("rules", null, `played by rules ${n.rules.version}, these are rules 0`);
		i("rules");
		let o = n.seeds?.[0];
		if (o === void 0) return a("dice", null, "the seed has not been revealed: the game is not over");
		if (n.seeds?.length !== 1 || Et(o) !== n.dice.commitment) return a("dice", null, "the revealed seed is not the one that was committed to before play");
		i("dice");
		let s;
		try {
			s = t({
				...n,
				seed: o
			});
		} catch (e) {
			return a("actions", null, `the table could not be set up: ${e.message}`);
		}
		if (g(s.head.options) !== g(n.options)) return a("chain", null, "the head says something that these rules do not know, or leaves something out");
		for (let [e, t] of n.entries.entries()) {
			let n = c(s, t);
			if (!n.ok) return a("actions", e, `line ${e + 1} was not possible: ${n.refusal.refused}`);
			if (s = n.match, g(n.entry) !== g(t)) return a("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
		}
		i("actions"), i("chain");
		let { outcome: l } = s.g, [u, d] = [JSON.stringify(l), JSON.stringify(n.outcome)], ee = n.entries.length;
		return l === null ? a("ending", ee, `the game is not over after its last line (${ee})`) : u === d ? (i("ending"), {
			ok: !0,
			findings: r
		}) : a("ending", ee, `the result is ${u}, the record claims ${d}`);
	}
	return {
		interface: 1,
		game: e.id,
		version: 0,
		speaks: 1,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: en(e),
		optionsFor: (t) => ne(e, t),
		digestWith: () => {},
		begin: t,
		snapshot: ({ g: e, base: t, head: n, seeds: r, opening: i, kept: a, ...o }) => JSON.stringify({
			...o,
			g: Ht(e),
			base: JSON.parse(t)
		}),
		resume(e, t, n) {
			let { base: r, ...i } = JSON.parse(n);
			return {
				...i,
				head: e,
				seeds: t,
				base: JSON.stringify(r),
				opening: [],
				kept: Gt
			};
		},
		verify: l,
		act: i,
		actForClock: (t, n) => i(t, le(e, t.g, n), { by: "clock" }),
		undo: a,
		redice() {
			throw Error("a game of rules 0 is not gone on with from another position");
		},
		repeat: c,
		about: ({ version: t, head: n, seeds: r, link: i, g: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: ae(e, a),
			outcome: a.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ g: e }, t) => Je(e, t),
		facts: ({ g: t }, n) => e.facts(t, n),
		menu: ({ g: t }, n) => se(e, t, n),
		why: ({ g: t }, n, r) => kt(e, t, n, Zt(r)),
		preview: ({ g: t }, n, r) => kt(e, t, n, r) === null ? $e(e, Je(t, n), r) : null,
		show: (e, t) => qe(e, t),
		laidOpen: (e) => ({
			...e,
			g: Qt(e.g)
		}),
		newsLaidOpen: Qt,
		search: {
			start: (t) => te(e, t),
			clone: St,
			redeal: (t, n) => Qe(e, t, n),
			view: Je,
			waiting: (t) => ie(e, t),
			offers: (t, n) => oe(e, t, n),
			sample: (t, n, r, i) => ce(e, t, n, r, i),
			perform: (t, n) => ue(e, t, n),
			playRandomly(t, n) {
				let r = ie(e, t);
				if (r === null) return !1;
				let i = ce(e, t, r.seats[n(r.seats.length)], n);
				if (i === null) throw Error("nobody can answer");
				return ue(e, t, i), !0;
			},
			idle: (t, n) => le(e, t, n)
		}
	};
}
var Zt = (e) => {
	try {
		return JSON.parse(JSON.stringify(e) ?? "null");
	} catch {
		return null;
	}
};
function Qt(e) {
	let t = St(e);
	return $t(t), t;
}
function $t(e) {
	if (typeof e == "object" && e) {
		"secret" in e && "seen" in e && (typeof e.seen == "number" ? e.seen = 511 : Array.isArray(e.seen) && (e.seen = e.seen.map(() => 511)));
		for (let t of Object.values(e)) $t(t);
	}
}
function en(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// ../wt/v0/games/economicus/content/table.ts
var tn = {
	quick: [
		6,
		5,
		4
	],
	full: [
		9,
		8,
		7
	]
}, nn = [
	"red",
	"blue",
	"green",
	"yellow",
	"purple",
	"orange",
	"teal",
	"grey"
], rn = [
	"FW1",
	"FW2",
	"FW3",
	"FW6",
	"FW7",
	"FW10"
], an = {
	quick: [],
	full: ["FW2", "FW6"]
};
// ../wt/v0/games/economicus/rules/order.ts
function _(e, t) {
	let n = [];
	for (let r = 0; r < e.seats.length; r++) {
		let i = e.seats[(t + r) % e.seats.length];
		i !== void 0 && !e.players[i].isOut && n.push(i);
	}
	return n;
}
var v = (e, t) => _(e, t).filter((e) => e !== t), on = (e) => e.seats.every((t) => e.players[t].isOut), sn = (e) => _(e, e.auditor)[0] ?? e.auditor, y = (e) => e.options.rules === "full", b = (e, t) => e.players[t].hand.secret.length > 0, { phase: x, call: cn, become: ln, done: S, goTo: C, next: w, stay: T, no: E, emit: D, game: un } = ee(), dn = {
	stopAt: {
		offer: () => ({ windows: i(rn, 0, rn.length) }),
		take(e, t, n, { windows: r }) {
			return e.players[n].stopsAt.secret = r, T;
		}
	},
	hold: {
		offer: (e, t, n) => e.players[n].isHolding.secret ? E("EC-5.5", "alreadyHolding", {}) : {},
		take(e, t, n) {
			return e.players[n].isHolding.secret = !0, T;
		}
	},
	callTime: {
		offer(e, t, n) {
			if (!e.options.limit.startsWith("minutes")) return E("EC-19.4", "noTimeLimit", {});
			if (e.isTimeUp) return E("EC-19.4", "timeIsUp", {});
			let r = sn(e);
			return r === n ? {} : E("EC-4.2", "notAuditor", { auditor: r });
		},
		take(e, t, n) {
			return e.isTimeUp = !0, D(e, "timeCalled", { seat: n }), T;
		}
	}
}, O = [
	2,
	3,
	4,
	5,
	6,
	7,
	8,
	9,
	10,
	11,
	12
], fn = ["private", "state"], k = {
	2: {
		ways: 1,
		profit: 6,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 1
	},
	3: {
		ways: 2,
		profit: 4,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 3
	},
	4: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !0,
		tone: 4
	},
	5: {
		ways: 4,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !1,
		tone: 6
	},
	6: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	7: {
		ways: 6,
		profit: 3,
		private: 3,
		state: 2,
		isWhite: !1,
		tone: 9
	},
	8: {
		ways: 5,
		profit: 3,
		private: 4,
		state: 1,
		isWhite: !1,
		tone: 7
	},
	9: {
		ways: 4,
		profit: 4,
		private: 2,
		state: 2,
		isWhite: !1,
		tone: 8
	},
	10: {
		ways: 3,
		profit: 3,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 4
	},
	11: {
		ways: 2,
		profit: 5,
		private: 3,
		state: 1,
		isWhite: !0,
		tone: 5
	},
	12: {
		ways: 1,
		profit: 7,
		private: 2,
		state: 2,
		isWhite: !0,
		tone: 2
	}
}, pn = ["clean", "mortgaged"], A = (e, t) => `${e}-${t}`, mn = new Map(O.flatMap((e) => pn.map((t) => [A(e, t), {
	industry: e,
	condition: t
}])));
function j(e) {
	let t = mn.get(e);
	if (t === void 0) throw Error(`there is no holding ${e}`);
	return t;
}
var hn = new Map([...mn.keys()].flatMap((e) => Array.from({ length: 12 }, (t, n) => [`${e}-${n + 1}`, e]))), gn = new Map(O.flatMap((e) => Array.from({ length: 3 }, (t, n) => [`${e}-${n + 1}`, e]))), _n = (e) => e.map((e) => yn(hn.get(e), e)), vn = (e) => e.map((e) => yn(gn.get(e), e));
function yn(e, t) {
	if (e === void 0) throw Error(`there is no token ${t}`);
	return e;
}
// ../wt/v0/games/economicus/rules/money.ts
function bn(e, t, n) {
	e.players[t].cash += n, e.bank -= n;
}
var M = (e, t, n) => bn(e, t, -n);
function xn(e, t, n, r) {
	bn(e, t, n), D(e, "received", {
		seat: t,
		amount: n,
		from: null,
		because: r
	});
}
function Sn(e, t, n, r) {
	e.players[t].cash -= r, e.players[n].cash += r;
}
var N = (e, t, n) => e.players[t].cash >= n, P = (e) => Math.ceil(e / 2), Cn = {
	EV01: { is: "instant" },
	EV02: { is: "instant" },
	EV03: { is: "instant" },
	EV04: { is: "instant" },
	EV05: { is: "instant" },
	EV06: { is: "instant" },
	EV07: { is: "instant" },
	EV08: { is: "instant" },
	EV09: { is: "year" },
	EV10: {
		is: "year",
		interest: 2
	},
	EV11: {
		is: "year",
		interest: 0
	},
	EV12: { is: "year" },
	EV13: {
		is: "year",
		successFrom: 4
	},
	EV14: {
		is: "year",
		successFrom: 6
	},
	EV15: { is: "year" },
	EV16: {
		is: "year",
		profit: {
			3: 1,
			4: 1,
			12: 1
		}
	},
	EV17: {
		is: "year",
		profit: {
			2: 1,
			5: 1,
			6: 1,
			7: 1
		}
	},
	EV18: {
		is: "year",
		profit: {
			8: 1,
			9: 1,
			10: 1,
			11: 1
		}
	},
	EV19: {
		is: "year",
		profit: {
			2: -2,
			12: -2
		}
	},
	EV20: {
		is: "year",
		profit: {
			10: -2,
			6: -1
		}
	},
	EV21: { is: "instant" },
	EV22: { is: "instant" },
	EV23: { is: "instant" },
	EV24: { is: "instant" },
	EV25: { is: "instant" },
	EV26: { is: "year" },
	EV27: { is: "year" },
	EV28: { is: "year" },
	EV29: { is: "year" },
	EV30: { is: "year" },
	EV31: { is: "year" },
	EV32: { is: "year" },
	EV33: { is: "award" },
	EV34: { is: "award" },
	EV35: { is: "year" },
	EV36: { is: "year" }
}, wn = Object.keys(Cn), Tn = {
	each: 1,
	most: 6
}, En = {
	cost: 4,
	above: 2
}, Dn = (e) => Cn[e], F = (e, t) => e.event === t, On = (e) => e.event === null ? 1 : Dn(e.event).interest ?? 1, kn = (e, t) => e.event === null ? 0 : Dn(e.event).profit?.[t] ?? 0, An = (e) => e.event === null ? 5 : Dn(e.event).successFrom ?? 5, jn = (e) => F(e, "EV15") ? 0 : 2, Mn = (e) => F(e, "EV27") ? 3 : 4, Nn = (e) => F(e, "EV29") ? En : {
	cost: 8,
	above: 3
}, Pn = (e) => F(e, "EV35") ? 2 : 1, Fn = (e) => F(e, "EV30") ? 3 : 0, In = (e) => Math.min(99, Math.max(1, e));
function Ln(e, t, n) {
	e.prices[t] = n;
	let r = e.pastPrices[t];
	r.push(n), r.length > 12 && r.shift();
}
function Rn(e, t, n) {
	let r = 3 * n;
	return Ln(e, t, r), D(e, "priceSet", {
		industry: t,
		die: n,
		price: r
	}), r;
}
var I = (e, t) => e.prices[t] ?? Rn(e, t, Pe(e)), L = (e, t) => e.prices[t] ?? 0;
function R(e, t, n, r) {
	let i = I(e, t), a = In(n);
	a !== i && (Ln(e, t, a), D(e, "priceChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function zn(e, t, n = 0) {
	let r = e.prices[t] ?? n;
	return F(e, "EV31") ? r : P(r);
}
var Bn = (e) => P(e), Vn = (e, t) => Math.ceil(t * Mn(e) / 2);
// ../wt/v0/games/economicus/rules/stars.ts
function Hn(e) {
	let t = e.seats.length <= 3 ? 0 : e.seats.length <= 5 ? 1 : 2;
	return tn[e.options.rules][t] + Number(e.options.extraStars);
}
function Un(e, t) {
	let n = Pn(e) - 1, r = null;
	for (let i of e.seats) {
		let a = e.players[i].companies[t];
		a > n ? (n = a, r = i) : a === n && (r = null);
	}
	return r;
}
function Wn(e, t) {
	let n = e.players[t], r = 0, i = 0;
	for (let a of O) {
		let o = n.companies[a];
		o !== 0 && (y(e) ? (r += 1, Un(e, a) === t && (i += 1)) : r += o);
	}
	return {
		presence: r,
		majority: i,
		bonus: n.bonus,
		total: Math.max(0, r + i + n.bonus)
	};
}
var z = (e, t) => Wn(e, t).total;
function Gn(e, t) {
	let n = z(e, t);
	return _(e, t).every((t) => z(e, t) <= n);
}
function Kn(e, t, n, r) {
	e.players[t].bonus += n, D(e, "starChanged", {
		seat: t,
		by: n,
		because: r
	});
}
// ../wt/v0/games/economicus/rules/winning.ts
var qn = (e) => e.options.limit === "none" || e.options.stopAtTarget === "on";
function Jn(e) {
	return qn(e) ? e.options.holdToYearEnd === "on" ? "endOfYear" : y(e) ? "endOfTurn" : "atOnce" : "never";
}
var Yn = (e) => e.options.limit.startsWith("turns") ? Number(e.options.limit.slice(5)) : null, Xn = (e, t) => !e.players[t].isOut && z(e, t) >= Hn(e);
function Zn(e) {
	if (Jn(e) !== "atOnce" || e.outcome !== null) return;
	let t = Hn(e);
	for (let n of Wt(e.seats, e.active)) {
		let r = 0;
		for (let t of e.players[n].companies) r += t;
		if (r >= t) return nr(e, "target", [n], null);
	}
}
function Qn(e) {
	if (!qn(e) || e.outcome !== null) return;
	let t = e.seats.filter((t) => Xn(e, t));
	t.length > 0 && $n(e, "target", t);
}
function $n(e, t, n) {
	let r = tr(n, (t) => z(e, t)), i = null;
	if (r.length > 1) {
		for (let t of O) r.some((n) => e.players[n].companies[t] > 0) && I(e, t);
		i = e.seats.map((t) => er(e, t)), r = tr(r, (t) => er(e, t)), r = tr(r, (t) => e.players[t].companies.reduce((e, t) => e + t, 0));
	}
	nr(e, t, r, i);
}
function er(e, t) {
	let n = e.players[t], r = n.cash;
	for (let t of O) r += n.companies[t] * (e.prices[t] ?? 0) - n.mortgaged[t] * 5;
	return r;
}
function tr(e, t) {
	let n = Math.max(...e.map(t));
	return e.filter((e) => t(e) === n);
}
function nr(e, t, n, r) {
	let i = e.seats.map((t) => z(e, t));
	e.ending = {
		because: t,
		winners: n,
		stars: i,
		assets: r
	}, e.outcome = {
		winners: n,
		scores: i
	}, D(e, "gameEnded", e.ending);
}
// ../wt/v0/games/economicus/rules/companies.ts
var rr = (e) => {
	let t = 0;
	for (let n of e) t += n;
	return t;
}, B = (e) => rr(e.companies), ir = (e) => rr(e.mortgaged), ar = (e) => rr(e.projects), or = (e, t) => e.companies[t] - e.mortgaged[t], sr = (e, t, n) => n === "clean" ? or(e, t) : e.mortgaged[t], cr = (e) => B(e) < 12, lr = (e) => 3 - ar(e), ur = (e) => O.filter((t) => e.companies[t] > 0);
function V(e) {
	let t = [];
	for (let n of O) for (let r of pn) sr(e, n, r) > 0 && t.push(A(n, r));
	return t;
}
var dr = (e, t, n) => n === "private" ? e.freePrivate[t] : e.freeState[t], fr = (e, t) => e.freePrivate[t] + e.freeState[t] > 0;
function H(e, t, n, r) {
	n === "private" ? e.freePrivate[t] += r : e.freeState[t] += r;
}
function pr(e, t, n, r) {
	mr(e.players[t], n, r), Zn(e);
}
function mr(e, t, n) {
	e.companies[t] += 1, n === "mortgaged" && (e.mortgaged[t] += 1);
}
function hr(e, t, n, r) {
	let i = e.players[t];
	--i.companies[n], r === "mortgaged" && gr(i, n);
}
function gr(e, t) {
	--e.mortgaged[t], e.fresh[t] = Math.min(e.fresh[t], e.mortgaged[t]);
}
function _r(e, t, n, r, i) {
	let a = i === "mortgaged" && vr(e.players[t], r);
	hr(e, t, r, i), a && (e.players[n].fresh[r] += 1), pr(e, n, r, i);
}
var vr = (e, t) => e.mortgaged[t] === e.fresh[t];
// ../wt/v0/games/economicus/rules/loans.ts
function yr(e, t, n) {
	let r = e.players[t];
	r.mortgaged[n] += 1, e.yearEnd !== null && (r.fresh[n] += 1), bn(e, t, 5), D(e, "loanTaken", {
		seat: t,
		industry: n,
		amount: 5
	});
}
var br = (e, t, n) => e.yearEnd !== null && !vr(e.players[t], n) ? 5 : 5 + On(e);
function xr(e, t, n) {
	let r = br(e, t, n);
	M(e, t, r), gr(e.players[t], n), D(e, "loanRepaid", {
		seat: t,
		industry: n,
		amount: r
	});
}
function Sr(e, t, n, r) {
	let { industry: i, condition: a } = j(n);
	return a === "clean" ? r : r - br(e, t, i);
}
var Cr = (e, t, n) => Sr(e, t, n, zn(e, j(n).industry));
function wr(e, t, n, r, i) {
	let { industry: a, condition: o } = j(n), s = Sr(e, t, n, r);
	hr(e, t, a, o), H(e, a, "private", 1), bn(e, t, s), D(e, "soldToMarket", {
		seat: t,
		industry: a,
		condition: o,
		at: i,
		price: r,
		settled: r - s,
		received: s
	});
}
function Tr(e, t, n, r, i) {
	let { industry: a, condition: o } = j(n), s = Sr(e, t, n, r);
	return hr(e, t, a, o), H(e, a, "state", 1), bn(e, t, Math.max(0, s)), D(e, "companyTaken", {
		from: t,
		to: null,
		industry: a,
		condition: o,
		because: i,
		received: s
	}), s < 0 ? {
		debtor: t,
		amount: -s,
		creditor: null,
		because: "loan"
	} : null;
}
// ../wt/v0/games/economicus/rules/solvency.ts
function Er(e, t, n = null, r = 0) {
	let i = e.players[t], a = F(e, "EV12") ? 0 : 5, o = 0, s = 0;
	for (let c of O) {
		if (i.companies[c] === 0) continue;
		let l = zn(e, c, r), u = or(i, c), d = i.mortgaged[c];
		n !== null && j(n).industry === c && (j(n).condition === "clean" ? --u : --d), o += u * a, s += u * Math.max(0, l - a), d > 0 && (s += d * Math.max(0, Sr(e, t, `${c}-mortgaged`, l)));
	}
	return {
		cash: i.cash,
		loans: o,
		sales: s,
		total: i.cash + o + s
	};
}
var Dr = (e, t) => Er(e, t).total, Or = (e, t, n, r = null) => Er(e, t, r, 18).total >= n, kr = (e, t) => y(e) && t === "state" && !F(e, "EV26");
function Ar(e, t, n) {
	let r = e.players[t];
	return r.isOut ? E("EC-15.5", "isOut", { seat: t }) : e.turn.sellers.includes(t) ? E("EC-9.3", "soldThisTurn", {}) : cr(r) ? kr(e, n) && r.quotas.length === 0 ? E("EC-11.11", "noQuota", {}) : null : E("EC-R.32", "noTokens", { limit: 12 });
}
var jr = (e) => e.last === null ? e.start : e.last + 1, Mr = (e, t) => +!e.admitted.includes(t), Nr = (e, t, n) => e.options.bidCap === "free" ? 999 : Math.min(999, Dr(e, n) - Mr(t, n));
function Pr(e, t, n) {
	let r = jr(t);
	return r > 999 ? !1 : e.options.bidCap === "free" || Or(e, n, r + Mr(t, n)) ? !0 : b(e, n) && !Fr(t);
}
var Fr = (e) => e.last !== null && e.last > e.start, U = (e, t) => [
	t,
	t,
	...O.map(e)
];
function Ir(e, t) {
	let { layout: n } = e, r = n.indexOf(t), i = n[(r + n.length - 1) % n.length], a = n[(r + 1) % n.length];
	if (i === void 0 || a === void 0) throw Error(`${t} is not on the board`);
	return [i, a];
}
function Lr(e, t, n) {
	let { companies: r } = e.players[t];
	if (r[n] === 0) return [];
	let { layout: i } = e;
	if (F(e, "EV32") && r[9] > 0) return i.filter((e) => r[e] > 0);
	let a = i.length, o = i.indexOf(n), s = (e) => {
		let t = i[(e + a) % a];
		return t !== void 0 && r[t] > 0;
	}, c = 0;
	for (; c < a - 1 && s(o + c + 1);) c += 1;
	let l = 0;
	for (; l + c < a - 1 && s(o - l - 1);) l += 1;
	return i.filter((e, t) => {
		let n = (t - o + a) % a;
		return n <= c || a - n <= l;
	});
}
var Rr = (e, t) => k[t].profit + kn(e, t) - e.crises[t];
function zr(e, t, n, r) {
	return Lr(e, t, n).map((i) => {
		let a = Rr(e, i), o = r && i === n && a > 0;
		return {
			industry: i,
			companies: e.players[t].companies[i],
			each: o ? 2 * a : a
		};
	});
}
var Br = (e) => e.reduce((e, { companies: t, each: n }) => e + t * n, 0);
function Vr(e, t) {
	let n = [];
	for (let r of e.layout) if (!n.some((e) => e.includes(r))) {
		let i = Lr(e, t, r);
		i.length > 0 && n.push(i);
	}
	return n;
}
// ../wt/v0/games/economicus/rules/deal-facts.ts
var Hr = (e, t) => e.deals.open.filter(({ from: e, to: n }) => t === e || t === n).map(({ id: t, terms: n }) => ({
	deal: t,
	give: Ur(e, n.secret.give),
	get: Ur(e, n.secret.get),
	debts: Wr(n.secret.give) + Wr(n.secret.get)
})), Ur = (e, { money: t, companies: n }) => _n(n).reduce((t, n) => t + L(e, j(n).industry), t), Wr = ({ companies: e }) => 5 * _n(e).filter((e) => j(e).condition === "mortgaged").length, Gr = {
	CF03: 3,
	CF04: 4,
	CF05: 5,
	CF06: 6,
	CF07: 7,
	CF08: 8,
	CF09: 9,
	CF10: 10,
	CF11: 11
}, Kr = {
	CS1: {
		strength: 2,
		fall: 4,
		rider: null
	},
	CS2: {
		strength: 3,
		fall: 6,
		rider: null
	},
	CS3: {
		strength: 3,
		fall: 6,
		rider: "extraCompany"
	},
	CS4: {
		strength: 3,
		fall: 10,
		rider: null
	},
	CS5: {
		strength: 3,
		fall: 6,
		rider: "neighbours"
	},
	CS6: {
		strength: 4,
		fall: 8,
		rider: "defaults"
	},
	CS7: {
		strength: 4,
		fall: 8,
		rider: "projects"
	},
	CS8: {
		strength: 4,
		fall: "half",
		rider: null
	},
	CS9: {
		strength: 5,
		fall: 12,
		rider: null
	}
}, qr = Object.keys(Gr), Jr = Object.keys(Kr), Yr = [...qr, ...Jr], Xr = (e) => e in Gr, Zr = {
	OP01: {
		copies: 2,
		timing: ["any"],
		gain: 3
	},
	OP02: {
		copies: 1,
		timing: ["any"],
		gain: 4
	},
	OP03: {
		copies: 2,
		timing: ["any"],
		gain: 2
	},
	OP04: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP05: {
		copies: 2,
		timing: ["FW2"]
	},
	OP06: {
		copies: 1,
		timing: ["FW2"]
	},
	OP07: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP08: {
		copies: 1,
		timing: ["active"],
		gain: 3
	},
	OP09: {
		copies: 1,
		timing: ["FW5"]
	},
	OP10: {
		copies: 1,
		timing: ["FW6"],
		gain: 2
	},
	OP11: {
		copies: 1,
		timing: ["won"]
	},
	OP12: {
		copies: 1,
		timing: ["FW6"],
		draws: 1
	},
	OP13: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP14: {
		copies: 1,
		timing: ["any"],
		draws: 1
	},
	OP15: {
		copies: 1,
		timing: ["active"]
	},
	OP16: {
		copies: 2,
		timing: ["any"]
	},
	OP17: {
		copies: 1,
		timing: ["creation"]
	},
	OP18: {
		copies: 1,
		timing: ["any"]
	},
	OP19: {
		copies: 2,
		timing: ["any"],
		gain: 5,
		isMoney: !0
	},
	OP20: {
		copies: 1,
		timing: ["any"]
	},
	OP21: {
		copies: 1,
		timing: ["interest"],
		gain: 3
	},
	OP22: {
		copies: 1,
		timing: ["any"]
	},
	OP23: {
		copies: 1,
		timing: ["any"],
		gain: 2
	},
	OP24: {
		copies: 1,
		timing: ["FW2"]
	},
	OP25: {
		copies: 1,
		timing: ["loss", "crisis"]
	},
	OP26: {
		copies: 1,
		timing: ["any"],
		cost: 3
	},
	OP27: {
		copies: 1,
		timing: ["any"]
	},
	OP28: {
		copies: 2,
		timing: ["target"],
		draws: 1
	},
	OP29: {
		copies: 2,
		timing: ["any"],
		draws: 2
	},
	OP30: {
		copies: 2,
		timing: ["verdict", "crime"]
	},
	OP31: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP32: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP33: {
		copies: 1,
		timing: ["ownEnd"],
		isStar: !0
	},
	OP34: {
		copies: 1,
		timing: ["ownEnd"],
		cost: 6,
		isStar: !0
	},
	OP35: {
		copies: 1,
		timing: ["crisis"],
		gain: 4
	},
	OP36: {
		copies: 1,
		timing: ["active"],
		difficulty: 4
	},
	OP37: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 2
	},
	OP38: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 8,
		isMoney: !0
	},
	OP39: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 5,
		isMoney: !0
	},
	OP40: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 2
	},
	OP41: {
		copies: 1,
		timing: ["any"],
		difficulty: 3,
		isMoney: !0
	},
	OP42: {
		copies: 1,
		timing: ["any"],
		difficulty: 2,
		gain: 4
	},
	OP43: {
		copies: 1,
		timing: ["active"],
		difficulty: 2
	},
	OP44: {
		copies: 1,
		timing: ["any"],
		difficulty: 4,
		gain: 4
	},
	OP45: {
		copies: 1,
		timing: ["FW5"],
		difficulty: 3
	},
	OP46: {
		copies: 12,
		timing: []
	}
}, Qr = Object.keys(Zr), $r = "OP46", ei = Qr.flatMap((e) => Array.from({ length: Zr[e].copies }, (t, n) => `${e}-${n + 1}`)), ti = new Map(Qr.flatMap((e) => ei.filter((t) => t.startsWith(e)).map((t) => [t, e])));
function ni(e) {
	let t = ti.get(e);
	if (t === void 0) throw Error(`there is no card ${e}`);
	return t;
}
var ri = (e) => Zr[ni(e)], ii = (e) => ni(e) === $r, ai = {
	each: 1,
	most: 8
}, oi = {
	each: 6,
	most: 18
};
// ../wt/v0/games/economicus/rules/decks.ts
function si(e) {
	if (e.optionDeck.secret.length > 0) return !0;
	if (e.optionDiscards.length === 0) return !1;
	let t = e.optionDiscards;
	return e.optionDiscards = [], Ke(e, e.optionDeck, t), D(e, "deckReshuffled", {
		deck: "options",
		cards: t.length
	}), !0;
}
function ci(e, t, n) {
	if (!si(e)) return D(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	let r = e.players[t], i = e.optionDeck.secret.at(-1);
	if (i !== void 0 && ii(i)) return Ve(e.optionDeck), r.quotas.push(i), D(e, "quotaTaken", {
		seat: t,
		because: n
	});
	let a = He(e.optionDeck, r.hand, t);
	a !== null && D(e, "cardDrawn", {
		seat: t,
		card: Re(t, a),
		because: n
	});
}
function li(e, t) {
	let n = [], r = null;
	for (; r === null && si(e);) {
		let t = Ve(e.optionDeck);
		if (t === null) break;
		ii(t) ? n.push(t) : r = t;
	}
	r === null ? D(e, "nothingToDraw", {
		seat: t,
		because: "return"
	}) : (We(e.players[t].hand, r, p(t)), D(e, "cardDrawn", {
		seat: t,
		card: Re(t, r),
		because: "return"
	})), n.length > 0 && Ke(e, e.optionDeck, [...e.optionDeck.secret, ...n]);
}
var ui = (e) => e.seats.reduce((t, n) => t + e.players[n].quotas.length, 0) < Zr[$r].copies;
function di(e, t, n) {
	let r = e.optionDiscards.findIndex(ii), i = e.optionDeck.secret.find(ii);
	if (r >= 0) e.players[t].quotas.push(...e.optionDiscards.splice(r, 1));
	else if (i !== void 0) Ue(e.optionDeck, i), Fe(e, e.optionDeck.secret), e.players[t].quotas.push(i);
	else return D(e, "nothingToDraw", {
		seat: t,
		because: n
	});
	D(e, "quotaTaken", {
		seat: t,
		because: n
	});
}
function fi(e, t) {
	let n = e.players[t].quotas.pop() ?? null;
	return n !== null && e.optionDiscards.push(n), n;
}
function pi(e, t, n) {
	Ue(e.players[t].hand, n), e.optionDiscards.push(n);
}
var W = (e) => e.seats.find((t) => e.players[t].hand.secret.length > 5) ?? null;
function mi(e) {
	if (e.crisisDeck.secret.length > 0) return;
	let t = e.crisisDiscards;
	e.crisisDiscards = [], Ke(e, e.crisisDeck, t), D(e, "deckReshuffled", {
		deck: "crises",
		cards: t.length
	});
}
function hi(e) {
	mi(e);
	let t = Ve(e.crisisDeck);
	if (t === null) throw Error("there are no crisis cards");
	return e.crisisDiscards.push(t), D(e, "crisisOpened", {
		card: t,
		...gi(e)
	}), t;
}
function gi(e) {
	let t = e.crisisDeck.secret.filter(Xr).length;
	return {
		forecasts: t,
		strengths: e.crisisDeck.secret.length - t
	};
}
function _i(e) {
	if (e.eventDeck.secret.length > 0) return;
	let t = e.eventDiscards;
	e.eventDiscards = [], Ke(e, e.eventDeck, t), D(e, "deckReshuffled", {
		deck: "events",
		cards: t.length
	});
}
function vi(e) {
	_i(e);
	let t = Ve(e.eventDeck);
	if (t === null) throw Error("there are no event cards");
	return e.eventDiscards.push(t), e.event = t, D(e, "eventOpened", { card: t }), t;
}
// ../wt/v0/games/economicus/rules/auction.ts
var yi = (e, t, n, r) => ({
	industry: t,
	opener: n,
	kind: null,
	start: I(e, t),
	last: null,
	leader: null,
	queue: [],
	admitted: [n],
	because: r,
	discount: 0
}), G = [{}];
function bi(e, t, n) {
	let { gain: r = 0, draws: i = 0 } = ri(n);
	r > 0 && xn(e, t, r, ni(n));
	for (let r = 0; r < i; r++) ci(e, t, ni(n));
}
var K = (e, t) => t.length > 0 ? t : E("EC-16.3", "noTarget", { card: e }), xi = (e, t) => t ? G : E("EC-16.3", "conditionNotMet", { card: e });
function q(e) {
	if (e.turn.industry === null) throw Error("no industry is active");
	return e.turn.industry;
}
var Si = (e, t) => Fn(e) > 0 && Gn(e, t) ? Fn(e) : 0, Ci = (e, t, n) => Fn(e) > 0 && e.players[t].hand.secret.includes(n) ? Si(e, t) : 0;
function J(e) {
	if (e === null) throw Error("a card was played without its target");
	return e;
}
var wi = (e, t) => e.turn.industry !== null && e.players[t].companies[e.turn.industry] > e.turn.sheltered[t], Ti = (e, t) => v(e, t).filter((t) => wi(e, t)).map((t) => ({
	rival: [t],
	asset: Ei(e, t, q(e))
})), Ei = (e, t, n) => pn.filter((r) => sr(e.players[t], n, r) > 0).map((e) => A(n, e)), Di = (e, t, n) => e.players[t].companies[n] > 0;
// ../wt/v0/games/economicus/rules/dice.ts
function Oi(e, t, n) {
	let r = Pe(e), i = Pe(e);
	return D(e, "diceRolled", {
		seat: t,
		blue: r,
		white: i,
		because: n
	}), {
		blue: r,
		white: i,
		industry: ki(r + i)
	};
}
function ki(e) {
	let t = O[e - 2];
	if (t === void 0) throw Error(`no industry has the number ${e}`);
	return t;
}
// ../wt/v0/games/economicus/rules/cards/company-options.ts
var Ai = {
	OP15: {
		targets: (e, t, n) => K(n, Ti(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let { industry: n } = j(J(t.asset)), r = J(t.rival), i = Tr(e, r, J(t.asset), I(e, n), "OP15");
			i !== null && t.dues.push(i), t.losses.push({
				loser: r,
				industry: n
			});
		}
	},
	OP22: {
		targets(e, t, n) {
			let r = V(e.players[t]).filter((t) => j(t).condition === "mortgaged" || !F(e, "EV12")), i = v(e, t).filter((t) => cr(e.players[t]));
			return K(n, r.length > 0 && i.length > 0 ? [{
				company: r,
				rival: i
			}] : []);
		},
		carryOut(e, t) {
			let { industry: n, condition: r } = j(J(t.company));
			r === "clean" && yr(e, t.by, n), ji(e, t, A(n, "mortgaged"));
			let i = I(e, n);
			t.dues.push({
				debtor: J(t.rival),
				amount: i,
				creditor: t.by,
				because: "OP22"
			});
		}
	},
	OP26: {
		targets: (e, t, n) => K(n, V(e.players[t]).map((t) => ({
			company: [t],
			industry: Ir(e, j(t).industry)
		}))),
		carryOut(e, t) {
			let { industry: n, condition: r } = j(J(t.company)), i = J(t.industry), a = e.players[t.by], o = a.fresh[n];
			hr(e, t.by, n, r), a.fresh[i] += o - a.fresh[n], pr(e, t.by, i, r), --e.extra[n], e.extra[i] += 1, D(e, "companyMoved", {
				seat: t.by,
				from: n,
				to: i,
				condition: r
			});
		}
	},
	OP27: {
		targets: (e, t, n) => K(n, Mi(e, t)),
		isTakeover: !0,
		carryOut(e, t) {
			let n = j(J(t.company)), r = j(J(t.asset)), i = J(t.rival);
			_r(e, t.by, i, n.industry, n.condition), _r(e, i, t.by, r.industry, r.condition), D(e, "companyTaken", {
				from: t.by,
				to: i,
				...n,
				because: "OP27",
				received: 0
			}), D(e, "companyTaken", {
				from: i,
				to: t.by,
				...r,
				because: "OP27",
				received: 0
			});
		}
	},
	OP36: {
		targets: (e, t, n) => cr(e.players[t]) ? K(n, Ti(e, t)) : E("EC-R.32", "noTokens", { limit: 12 }),
		isTakeover: !0,
		harmed: (e, t) => [J(t.rival)],
		carryOut(e, t) {
			let { industry: n, condition: r } = j(J(t.asset)), i = J(t.rival);
			_r(e, i, t.by, n, r), D(e, "companyTaken", {
				from: i,
				to: t.by,
				industry: n,
				condition: r,
				because: "OP36",
				received: 0
			}), t.losses.push({
				loser: i,
				industry: n
			});
		}
	}
};
function ji(e, t, n) {
	let { industry: r, condition: i } = j(n), a = J(t.rival);
	_r(e, t.by, a, r, i), D(e, "companyTaken", {
		from: t.by,
		to: a,
		industry: r,
		condition: i,
		because: "OP22",
		received: 0
	});
}
function Mi(e, t) {
	let n = [];
	for (let r of V(e.players[t])) {
		let { industry: i } = j(r), a = L(e, i);
		for (let o of v(e, t)) {
			let t = V(e.players[o]).filter((t) => {
				let n = j(t).industry;
				return n === i || L(e, n) === 0 || L(e, n) > a ? !1 : n !== e.turn.industry || wi(e, o);
			});
			t.length > 0 && n.push({
				company: [r],
				rival: [o],
				asset: t
			});
		}
	}
	return n;
}
// ../wt/v0/games/economicus/rules/crises.ts
var Ni = (e) => O.filter((t) => e.crises[t] > 0);
function Pi(e, t, n, r) {
	let i = e.crises[t], a = Math.min(6, Math.max(0, i + n));
	a !== i && (i === 0 && Fi(e), e.crises[t] = a, D(e, "crisisChanged", {
		industry: t,
		from: i,
		to: a,
		because: r
	}));
}
function Fi(e) {
	let t = Ni(e);
	if (t.length < 6) return;
	let n = t[0];
	for (let r of t) (n === void 0 || e.crises[r] < e.crises[n]) && (n = r);
	if (n === void 0) return;
	let r = e.crises[n];
	e.crises[n] = 0, D(e, "crisisChanged", {
		industry: n,
		from: r,
		to: 0,
		because: "seventh"
	});
}
function Ii(e, t, n) {
	for (let r of Ni(e)) Pi(e, r, -t, n);
}
function Li(e, t, n) {
	let r = e.forecast;
	e.forecast = t, r !== t && D(e, "forecastMoved", {
		from: r,
		to: t,
		because: n
	});
}
// ../wt/v0/games/economicus/rules/cards/crisis-options.ts
var Ri = (e, t, n) => {
	let r = Ni(e);
	return K(n, r.length > 0 ? [{ industry: r }] : []);
}, zi = (e, t, n) => v(e, t).filter((t) => Di(e, t, n)), Bi = {
	OP01: {
		targets: Ri,
		carryOut: (e, t) => Pi(e, J(t.industry), -2, "OP01")
	},
	OP02: {
		targets: Ri,
		carryOut: (e, t) => Pi(e, J(t.industry), -e.crises[J(t.industry)], "OP02")
	},
	OP03: {
		targets: (e) => [{ industry: O.filter((t) => t !== e.forecast) }],
		carryOut: (e, t) => Li(e, J(t.industry), "OP03")
	},
	OP04: {
		targets: () => G,
		carryOut(e, t) {
			mi(e);
			let { secret: n, seen: r } = e.crisisDeck, i = Math.min(3, n.length);
			for (let e = n.length - i; e < n.length; e++) r[e] = (r[e] ?? 0) | p(t.by);
			let a = Re(t.by, n.slice(-i).reverse());
			return D(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: a
			}), ln("briefing", {
				reader: t.by,
				count: i
			});
		}
	},
	OP42: {
		targets(e, t, n) {
			let r = O.filter((n) => zi(e, t, n).length > 0);
			return K(n, r.length > 0 ? [{ industry: r }] : []);
		},
		harmed: (e, t) => zi(e, t.by, J(t.industry)),
		carryOut: (e, t) => Pi(e, J(t.industry), 2, "OP42")
	}
}, Vi = {
	OP05: {
		targets: (e, t, n) => e.turn.rerollers.includes(t) ? E("EC-16.3", "alreadyPlayed", { card: n }) : G,
		carryOut(e, t) {
			e.turn.rerollers.push(t.by);
			let { blue: n, white: r, industry: i } = Oi(e, t.by, "OP05");
			e.turn.dice = {
				blue: n,
				white: r
			}, e.turn.industry = i;
		}
	},
	OP06: {
		targets: (e) => [{ industry: Ir(e, q(e)) }],
		carryOut(e, t) {
			let n = q(e);
			e.turn.industry = J(t.industry), D(e, "industryShifted", {
				seat: t.by,
				from: n,
				to: e.turn.industry
			});
		}
	},
	OP24: {
		targets: (e, t, n) => e.turn.exporters.includes(t) ? E("EC-16.3", "alreadyPlayed", { card: n }) : G,
		carryOut(e, t) {
			e.turn.exporters.push(t.by);
		}
	}
}, Hi = {
	OP29: { targets: () => G },
	OP40: {
		targets(e, t, n) {
			let r = v(e, t).filter((t) => b(e, t));
			return K(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [J(t.rival)],
		carryOut(e, t) {
			let n = J(t.rival), { hand: r } = e.players[n], i = p(t.by);
			r.seen = r.seen.map((e) => e | i);
			let a = {
				seen: i | p(n),
				secret: [...r.secret]
			};
			return D(e, "lookedIntoHand", {
				seat: t.by,
				victim: n,
				cards: a
			}), ln("espionage", {
				spy: t.by,
				victim: n
			});
		}
	}
}, Ui = {
	OP07: {
		targets: () => G,
		carryOut: (e) => R(e, q(e), I(e, q(e)) + 6, "OP07")
	},
	OP08: {
		targets: () => G,
		carryOut: (e) => R(e, q(e), I(e, q(e)) - 6, "OP08")
	},
	OP09: {
		targets: (e, t, n) => e.active === t ? Gi(e, t, n, ["private"]) : E("EC-16.3", "notOwnTurn", { card: n }),
		carryOut: (e, t) => Ki(e, t.by, "private", "OP09")
	},
	OP10: {
		targets: (e, t, n) => xi(n, fr(e, q(e))),
		carryOut: (e, t) => ln("auction", yi(e, q(e), t.by, "OP10"))
	},
	OP12: {
		targets(e, t) {
			let n = v(e, t).filter((t) => Wi(e, t).length > 0), r = (t) => [...new Set(Wi(e, t).map((e) => e.paid))];
			return n.length > 0 ? n.map((e) => ({
				rival: [e],
				paid: r(e)
			})) : G;
		},
		carryOut(e, t) {
			let { rival: n } = t;
			if (n === null) return;
			let r = J(Wi(e, n).findLast(({ paid: e }) => e === t.paid) ?? null);
			e.turn.privatised = e.turn.privatised.filter((e) => e !== r);
			let i = or(e.players[n], r.industry) > 0 ? "clean" : "mortgaged", a = Tr(e, n, A(r.industry, i), r.paid, "OP12");
			a !== null && t.dues.push(a), r.quota !== null && di(e, n, "OP12");
		}
	},
	OP13: {
		targets: (e, t, n) => xi(n, ui(e)),
		carryOut: (e, t) => di(e, t.by, "OP13")
	},
	OP14: {
		targets: () => [{
			industry: O,
			kind: fn
		}],
		carryOut(e, t) {
			let n = J(t.industry), r = J(t.kind);
			H(e, n, r, 1), e.extra[n] += 1, D(e, "companyAdded", {
				industry: n,
				kind: r,
				because: "OP14"
			});
		}
	},
	OP37: {
		targets(e, t, n) {
			let r = P(L(e, q(e))) + Ci(e, t, n);
			return dr(e, q(e), "state") === 0 ? E("EC-16.3", "conditionNotMet", { card: n }) : cr(e.players[t]) ? N(e, t, r) ? G : E("EC-16.3", "cannotPay", {
				cost: r,
				cash: e.players[t].cash
			}) : E("EC-R.32", "noTokens", { limit: 12 });
		},
		harmed: () => [],
		carryOut(e, t) {
			let n = q(e), r = P(I(e, n));
			M(e, t.by, r), H(e, n, "state", -1), pr(e, t.by, n, "clean"), D(e, "boughtDirectly", {
				seat: t.by,
				industry: n,
				kind: "state",
				price: r,
				by: "OP37"
			});
		}
	},
	OP45: {
		targets: (e, t, n) => Gi(e, t, n, fn),
		harmed: (e, t) => e.active === t.by ? [] : [e.active],
		carryOut: (e, t) => Ki(e, t.by, J(t.kind), "OP45")
	}
}, Wi = (e, t) => e.turn.privatised.filter((n) => n.seat === t && e.players[t].companies[n.industry] > 0);
function Gi(e, t, n, r) {
	let i = q(e), a = L(e, i);
	if (e.turn.isAuctionOff) return E("EC-16.3", "conditionNotMet", { card: n });
	let o = Dr(e, t) - Ci(e, t, n);
	if (o < a) return E("EC-21.7", "beyondSolvency", { solvency: o });
	let [s] = r.map((n) => Ar(e, t, n)).filter((e) => e !== null), c = r.filter((n) => dr(e, i, n) > 0 && Ar(e, t, n) === null);
	return c.length > 0 ? r.length > 1 ? [{ kind: c }] : G : s ?? E("EC-16.3", "conditionNotMet", { card: n });
}
function Ki(e, t, n, r) {
	let i = q(e);
	return e.turn.isAuctionOff = !0, ln("purchase", {
		buyer: t,
		industry: i,
		kind: n,
		price: I(e, i),
		by: r
	});
}
// ../wt/v0/games/economicus/rules/cards/money-options.ts
var qi = {
	OP19: { targets: () => G },
	OP20: {
		targets(e, t, n) {
			let { cash: r } = e.players[t], i = Ci(e, t, n), a = 2 + i;
			return r < a ? E("EC-16.3", "cannotPay", {
				cost: a,
				cash: r
			}) : K(n, Zi(e, t, r - i));
		},
		carryOut(e, t) {
			let n = [J(t.company), t.asset].filter((e) => e !== null).map((e) => j(e).industry);
			for (let r of n) gr(e.players[t.by], r);
			let r = 2 * n.length;
			M(e, t.by, r), D(e, "loansClosed", {
				seat: t.by,
				industries: n,
				amount: r
			});
		}
	},
	OP23: {
		targets: (e, t, n) => Ji(n, Yi(e, t)),
		carryOut(e, t) {
			let n = J(t.rival), r = Math.min(ai.most, ai.each * B(e.players[n]));
			t.dues.push({
				debtor: n,
				amount: r,
				creditor: null,
				because: "OP23"
			});
		}
	},
	OP38: {
		targets: () => G,
		harmed: () => []
	},
	OP39: {
		targets: () => G,
		harmed: () => [],
		carryOut(e, t) {
			mi(e), _i(e);
			let n = Ge(e.crisisDeck, t.by), r = Ge(e.eventDeck, t.by);
			return n !== null && D(e, "lookedAt", {
				seat: t.by,
				deck: "crises",
				cards: Re(t.by, [n])
			}), r !== null && D(e, "lookedAt", {
				seat: t.by,
				deck: "events",
				cards: Re(t.by, [r])
			}), ln("insider", {
				seller: t.by,
				left: 2
			});
		}
	},
	OP41: {
		targets: (e, t, n) => Ji(n, v(e, t)),
		harmed: (e, t) => [J(t.rival)],
		carryOut(e, t) {
			let n = J(t.rival), r = Math.min(7, e.players[n].cash);
			Sn(e, n, t.by, r), D(e, "received", {
				seat: t.by,
				amount: r,
				from: n,
				because: "OP41"
			});
		}
	},
	OP43: {
		targets: (e, t, n) => xi(n, Di(e, t, q(e)) && Xi(e, t).length > 0),
		harmed: (e, t) => Xi(e, t.by),
		carryOut(e, t) {
			for (let n of Xi(e, t.by)) t.dues.push({
				debtor: n,
				amount: 6,
				creditor: t.by,
				because: "OP43"
			});
		}
	}
}, Ji = (e, t) => K(e, t.length > 0 ? [{ rival: t }] : []), Yi = (e, t) => v(e, t).filter((t) => B(e.players[t]) > 0), Xi = (e, t) => v(e, t).filter((t) => Di(e, t, q(e)));
function Zi(e, t, n) {
	let r = e.players[t], i = ur(r).filter((e) => r.mortgaged[e] > 0), a = n >= 4;
	return i.map((e, t) => {
		let n = r.mortgaged[e] > 1 ? i.slice(t) : i.slice(t + 1), o = a ? n.map((e) => A(e, "mortgaged")) : [];
		return {
			company: [A(e, "mortgaged")],
			asset: [null, ...o]
		};
	});
}
// ../wt/v0/games/economicus/rules/projects.ts
function Qi(e, t, n, r) {
	let i = e.players[t], a = Pe(e), o = a + r, s = o >= An(e) && cr(i) ? "succeeds" : o <= 1 ? "burns" : "stays";
	D(e, "projectRolled", {
		seat: t,
		industry: n,
		die: a,
		bonus: r,
		result: s
	}), s !== "stays" && (--i.projects[n], s !== "burns" && (e.extra[n] += 1, pr(e, t, n, "clean"), F(e, "EV34") && e.innovator === null && (e.innovator = t, Kn(e, t, 1, "EV34"))));
}
// ../wt/v0/games/economicus/rules/cards/project-options.ts
var $i = {
	OP16: {
		targets(e, t, n) {
			let r = O.filter((n) => e.players[t].projects[n] > 0);
			return K(n, r.length > 0 ? [{ industry: r }] : []);
		},
		carryOut: (e, t) => Qi(e, t.by, J(t.industry), 2)
	},
	OP18: {
		targets(e, t, n) {
			if (lr(e.players[t]) === 0) return E("EC-11.18", "noProjectTokens", { limit: 3 });
			let r = Ci(e, t, n), i = O.filter((n) => {
				let i = e.prices[n];
				return i === null || N(e, t, Bn(i) + r);
			});
			return K(n, i.length > 0 ? [{ industry: i }] : []);
		},
		carryOut(e, t) {
			let n = J(t.industry), r = I(e, n), i = Bn(r);
			if (!N(e, t.by, i)) return D(e, "fizzled", {
				seat: t.by,
				card: t.card
			});
			M(e, t.by, i), e.players[t.by].projects[n] += 1, D(e, "projectsCreated", {
				seat: t.by,
				industry: n,
				count: 1,
				cost: i,
				because: "OP18"
			}), R(e, n, r + 2, "OP18");
		}
	}
}, ea = (e, t) => ({
	targets: (e, n, r) => xi(r, t(e, n)),
	carryOut: (t, n) => Kn(t, n.by, 1, e)
}), ta = {
	OP31: ea("OP31", (e, t) => O.some((n) => e.players[t].companies[n] >= 2 && Un(e, n) === t)),
	OP32: ea("OP32", (e, t) => ur(e.players[t]).length >= 5),
	OP33: ea("OP33", (e, t) => Vr(e, t).some((n) => n.reduce((n, r) => n + e.players[t].companies[r], 0) >= 4)),
	OP34: ea("OP34", (e, t) => !Gn(e, t)),
	OP44: {
		targets(e, t, n) {
			let r = v(e, t).filter((t) => z(e, t) > 0);
			return K(n, r.length > 0 ? [{ rival: r }] : []);
		},
		harmed: (e, t) => [J(t.rival)],
		carryOut: (e, t) => Kn(e, J(t.rival), -1, "OP44")
	}
}, na = {
	...Bi,
	...Vi,
	...Ui,
	...Ai,
	...$i,
	...qi,
	...Hi,
	...ta
}, ra = (e) => e in na;
function ia(e) {
	let t = ni(e);
	return ra(t) ? t : null;
}
// ../wt/v0/games/economicus/rules/cards/playing.ts
var aa = [
	"FW3",
	"FW4",
	"FW5",
	"FW6",
	"FW7"
], oa = [
	"industry",
	"company",
	"rival",
	"asset",
	"kind",
	"paid"
];
function sa(e, t, n, r) {
	let i = ri(r), a = E("EC-16.3", "wrongTime", { card: r });
	if (t.phase === "payment") return i.isMoney ? null : a;
	if (t.phase === "auction") return Fr(t) ? E("EC-5.7", "auctionLocked", {}) : la(i, "any") ? null : a;
	if (t.phase !== "window" && t.phase !== "overflow") return a;
	if (la(i, "any")) return null;
	let o = t.phase === "window" ? t.window : ca(e);
	return o === null ? a : la(i, "active") ? aa.includes(o) ? null : a : la(i, "ownEnd") ? o === "FW8" ? e.turn.seat === n ? null : E("EC-16.3", "notOwnTurn", { card: r }) : a : i.timing.some((e) => e === o) ? null : a;
}
function ca(e) {
	let t = e.stack.findLast(({ phase: e }) => e === "window" || e === "auction" || e === "payment");
	return t?.phase === "window" ? t.window : null;
}
var la = (e, t) => e.timing.includes(t);
function ua(e, t, n) {
	let { cash: r } = e.players[t], i = Si(e, t);
	if (r < i) return E("EC-18.2", "foreignAgent", {
		charge: i,
		cash: r
	});
	let a = i + (ri(n).cost ?? 0);
	return r < a ? E("EC-16.3", "cannotPay", {
		cost: a,
		cash: r
	}) : null;
}
function da(e, t, n, r) {
	let i = ia(r);
	return i === null ? E("EC-16.3", "wrongTime", { card: r }) : sa(e, t, n, r) ?? ua(e, n, r) ?? na[i].targets(e, n, r);
}
var fa = {
	offer(e, t, n) {
		let r = e.players[n].hand.secret;
		if (r.length === 0) return E("EC-16.1", "noCards", {});
		let i = [], a = [];
		for (let o of r) {
			let r = da(e, t, n, o);
			if (Array.isArray(r)) for (let e of r) i.push({
				card: { one: [o] },
				...ma(e)
			});
			else a.push({
				value: o,
				because: r
			});
		}
		let [o = {
			card: { one: [] },
			...ma({})
		}, ...s] = i;
		return a.length === 0 ? i : [{
			...o,
			card: {
				...o.card,
				not: a
			}
		}, ...s];
	},
	take: (e, t, n, { card: r, industry: i, company: a, rival: o, asset: s, kind: c, paid: l }) => cn("card", {
		card: r,
		industry: i,
		company: a,
		rival: o,
		asset: s,
		kind: c,
		paid: l,
		by: n,
		target: null,
		investigators: [],
		detective: null,
		dues: [],
		losses: []
	})
}, pa = [null], ma = (e) => ({
	industry: n(e.industry ?? pa),
	company: n(e.company ?? pa),
	rival: n(e.rival ?? pa),
	asset: n(e.asset ?? pa),
	kind: n(e.kind ?? pa),
	paid: n(e.paid ?? pa)
});
function ha(e, t, n, r) {
	let i = ia(n);
	if (i === null || e.players[t].isOut) return !1;
	let a = na[i].targets(e, t, n);
	return Array.isArray(a) ? a.some((e) => oa.every((t) => (e[t] ?? pa).some((e) => e === r[t]))) : !1;
}
function ga(e, t, n) {
	let r = Si(e, t), { cost: i = 0 } = ri(n);
	return M(e, t, r + i), ri(n).isStar ? (Ue(e.players[t].hand, n), e.players[t].trophies.push(n)) : pi(e, t, n), {
		cost: i,
		charge: r
	};
}
function Y(e, t, r = () => null) {
	let i = (t) => e.find((e) => e === ni(t));
	return {
		offer(e, t, a) {
			let o = e.players[a].hand.secret;
			return o.length === 0 ? E("EC-16.1", "noCards", {}) : { card: n(o, (n) => i(n) === void 0 ? E("EC-16.3", "wrongTime", { card: n }) : ua(e, a, n) ?? r(e, t, a)) };
		},
		take(e, n, r, { card: a }) {
			let o = i(a);
			if (o === void 0) throw Error(`${a} is no answer here`);
			return D(e, "reacted", {
				seat: r,
				card: a,
				...ga(e, r, a)
			}), bi(e, r, a), t(e, n, r, o);
		}
	};
}
// ../wt/v0/games/economicus/rules/bankruptcy.ts
function _a(e, t, n) {
	let r = e.players[t], i = n === null ? 0 : Math.min(n.amount, r.cash);
	n !== null && n.creditor !== null && !e.players[n.creditor].isOut && Sn(e, t, n.creditor, i), M(e, t, r.cash);
	let a = O.filter((e) => r.companies[e] > 0).map((e) => ({
		industry: e,
		count: r.companies[e]
	}));
	for (let { industry: t, count: n } of a) H(e, t, "private", n);
	D(e, "bankrupt", {
		seat: t,
		paid: i,
		companies: a,
		cards: r.hand.secret.length + r.quotas.length + r.trophies.length,
		lost: r.bonus,
		isVoluntary: n === null
	});
	for (let n of O) for (let i = r.projects[n]; i > 0; i--) D(e, "projectBurnt", {
		seat: t,
		industry: n,
		because: "bankruptcy"
	});
	e.optionDiscards.push(...r.hand.secret, ...r.quotas, ...r.trophies), r.hand = Be("options", t, []), r.quotas = [], r.trophies = [], r.bonus = 0;
	for (let e of [
		"companies",
		"mortgaged",
		"fresh",
		"projects"
	]) r[e] = U(() => 0, 0);
	r.isOut = !0, e.yearEnd !== null && (e.yearEnd.unpaid[t] = 0), ba(e, t), va(e, t);
}
function va(e, t) {
	if (e.active !== t) return;
	let [n] = _(e, t);
	n !== void 0 && (e.active = n, ya(e) && D(e, "steppedIn", {
		seat: n,
		instead: t
	}));
}
var ya = (e) => e.turn.part.startsWith("T");
function ba(e, t) {
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && D(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t);
}
// ../wt/v0/games/economicus/rules/buying.ts
function xa(e, t) {
	for (let n of e.stack) if (n.phase === "auction" && n.leader === t || n.phase === "purchase" && n.buyer === t) return n.kind;
	return null;
}
var Sa = (e, t) => xa(e, t) === null ? 0 : 1;
function Ca(e, t) {
	let n = xa(e, t), r = n !== null && kr(e, n) ? 1 : 0;
	return Math.max(0, e.players[t].quotas.length - r);
}
// ../wt/v0/games/economicus/rules/dealings.ts
var wa = (e, t) => Tt({
	rule: "EC-14.11",
	deals: (e) => e.deals,
	limits: {
		open: t,
		made: t,
		depth: 3
	},
	until: () => e,
	partners: (e, t) => e.options.deals === "off" ? [] : Oa(e, t),
	terms: (e, t, n) => ({ parts: {
		give: { parts: {
			...Ta(e, t),
			cards: i(e.players[t].hand.secret, 0, 5)
		} },
		get: { parts: {
			...Ta(e, n),
			cards: r(0, Math.min(5, e.players[n].hand.secret.length))
		} }
	} }),
	unfit: Aa,
	carryOut: (e, t, n, r) => Ia(e, t, n, r, [])
}), Ta = (e, t) => ({
	money: r(0, e.players[t].cash),
	companies: i(Ea(e.players[t]), 0, 6),
	projects: i(Da(e.players[t]), 0, 3),
	quotas: r(0, Ca(e, t))
});
function Ea(e) {
	let t = [];
	for (let n of O) if (e.companies[n] !== 0) for (let r of pn) for (let i = sr(e, n, r); i > 0; i--) t.push(`${n}-${r}-${i}`);
	return t;
}
function Da(e) {
	let t = [];
	for (let n of O) for (let r = e.projects[n]; r > 0; r--) t.push(`${n}-${r}`);
	return t;
}
function Oa(e, t) {
	let n = v(e, t);
	return ka(e.players[t]) ? n : n.filter((t) => ka(e.players[t]));
}
var ka = (e) => e.quotas.length > 0 || e.hand.secret.length > 0 || B(e) > 0 || ar(e) > 0;
function Aa(e, t, n, { give: r, get: i }) {
	if (e.options.deals === "off") return E("EC-T.11", "dealsOff", {});
	let a = ja(r) + r.cards.length, o = ja(i) + i.cards;
	return a + o === 0 ? E("EC-R.27", "nothingMoves", {}) : e.options.deals === "moneyOnly" && a > 0 == o > 0 ? E("EC-T.11", "moneyAgainstAsset", {}) : !Ma(e, t, r) || !r.cards.every((n) => e.players[t].hand.secret.includes(n)) ? E("EC-14.13", "lacksTerms", { seat: t }) : !Ma(e, n, i) || e.players[n].hand.secret.length < i.cards ? E("EC-14.13", "lacksTerms", { seat: n }) : Pa(e, t, r, i) ? Pa(e, n, i, r) ? null : E("EC-14.14", "lacksRoom", { seat: n }) : E("EC-14.14", "lacksRoom", { seat: t });
}
var ja = (e) => e.companies.length + e.projects.length + e.quotas;
function Ma(e, t, n) {
	let r = e.players[t];
	if (r.isOut || r.cash < n.money || Ca(e, t) < n.quotas) return !1;
	let i = _n(n.companies), a = vn(n.projects);
	return i.every((e) => {
		let { industry: t, condition: n } = j(e);
		return sr(r, t, n) >= Na(i, e);
	}) && a.every((e) => r.projects[e] >= Na(a, e));
}
var Na = (e, t) => e.filter((e) => e === t).length;
function Pa(e, t, n, r) {
	let i = e.players[t], a = B(i) + Sa(e, t) - n.companies.length + r.companies.length, o = ar(i) - n.projects.length + r.projects.length;
	return a <= 12 && o <= 3;
}
function Fa(e, t, n, r) {
	let { hand: i } = e.players[t];
	for (let e of r) {
		let t = i.secret.indexOf(e);
		i.seen[t] = (i.seen[t] ?? 0) | p(n);
	}
}
function Ia(e, t, n, { give: r, get: i }, a) {
	Sn(e, t, n, r.money), Sn(e, n, t, i.money);
	let o = [...za(e, t, _n(r.companies)).map((e) => ({
		...e,
		owner: n
	})), ...za(e, n, _n(i.companies)).map((e) => ({
		...e,
		owner: t
	}))];
	for (let { owner: t, industry: n, condition: r, isFresh: i } of o) mr(e.players[t], n, r), i && (e.players[t].fresh[n] += 1);
	Ba(e, t, n, vn(r.projects)), Ba(e, n, t, vn(i.projects)), e.players[n].quotas.push(...e.players[t].quotas.splice(0, r.quotas)), e.players[t].quotas.push(...e.players[n].quotas.splice(0, i.quotas));
	for (let i of r.cards) Va(e, t, n, i);
	for (let r of a) Va(e, n, t, r);
}
function La(e, t, n, { give: r, get: i }) {
	D(e, "dealMade", {
		from: t,
		to: n,
		give: Ra(r, r.cards.length),
		get: Ra(i, i.cards)
	}), Zn(e);
}
var Ra = ({ money: e, companies: t, projects: n, quotas: r }, i) => ({
	money: e,
	companies: t,
	projects: n,
	quotas: r,
	cards: i
}), za = (e, t, n) => n.map((n) => {
	let { industry: r, condition: i } = j(n), a = i === "mortgaged" && vr(e.players[t], r);
	return hr(e, t, r, i), {
		industry: r,
		condition: i,
		isFresh: a
	};
});
function Ba(e, t, n, r) {
	for (let i of r) --e.players[t].projects[i], e.players[n].projects[i] += 1;
}
function Va(e, t, n, r) {
	let { hand: i } = e.players[t], a = i.seen[i.secret.indexOf(r)] ?? 0;
	Ue(i, r), We(e.players[n].hand, r, a | p(n));
}
function Ha(e, t) {
	if (e.deals.open.length === 0) return;
	let { proposed: n } = e.deals;
	for (let { from: n, to: r } of wt(e.deals, t)) D(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.proposed = n;
}
// ../wt/v0/games/economicus/rules/deal-actions.ts
var Ua = {
	1: 1,
	3: 3,
	5: 5,
	8: 8
}, Wa = {
	1: wa("window", Ua[1]),
	3: wa("window", Ua[3]),
	5: wa("window", Ua[5]),
	8: wa("window", Ua[8])
}, Ga = wa("payment", 2 ** 53 - 1), X = (e, t) => t === "payment" ? Ga : Wa[e.options.proposalsPerTurn], Ka = (e) => e.options.deals === "off" ? E("EC-T.11", "dealsOff", {}) : null, qa = (e) => e.phase === "payment" && e.proposals >= 3 ? E("EC-15.2", "tooManyProposals", { limit: 3 }) : null;
function Ja(e) {
	return {
		proposeDeal: {
			offer: (t, n, r) => Ka(t) ?? qa(n) ?? X(t, e).proposeDeal.offer(t, n, r),
			check: (t, n, r, i) => X(t, e).proposeDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				return Fa(t, r, i.to, i.terms.give.cards), X(t, e).proposeDeal.take(t, n, r, i), Xa(t, n, r), T;
			}
		},
		acceptDeal: {
			offer: (t, n, r) => Ka(t) ?? X(t, e).acceptDeal.offer(t, n, r),
			take: (t, n, r, i) => Ya(t, n, r, e, i.deal)
		},
		declineDeal: {
			offer: (t, n, r) => Ka(t) ?? X(t, e).declineDeal.offer(t, n, r),
			take(t, n, r, i) {
				return X(t, e).declineDeal.take(t, n, r, i), T;
			}
		},
		counterDeal: {
			offer: (t, n, r) => Ka(t) ?? qa(n) ?? X(t, e).counterDeal.offer(t, n, r),
			check: (t, n, r, i) => X(t, e).counterDeal.check?.(t, n, r, i) ?? null,
			take(t, n, r, i) {
				let a = t.deals.open.find(({ id: e }) => e === i.deal)?.from;
				return a !== void 0 && Fa(t, r, a, i.terms.give.cards), X(t, e).counterDeal.take(t, n, r, i), Xa(t, n, r), T;
			}
		},
		withdrawDeal: {
			offer: (t, n, r) => Ka(t) ?? X(t, e).withdrawDeal.offer(t, n, r),
			take(t, n, r, i) {
				return X(t, e).withdrawDeal.take(t, n, r, i), T;
			}
		}
	};
}
function Ya(e, t, n, r, i) {
	let a = e.deals.open.find(({ id: e }) => e === i);
	if (a === void 0) throw Error(`deal ${i} is not open`);
	if (a.terms.secret.get.cards > 0) return e.deals.open = e.deals.open.filter(({ id: e }) => e !== i), cn("handOver", {
		from: a.from,
		to: a.to,
		terms: a.terms
	});
	X(e, r).acceptDeal.take(e, t, n, { deal: i }), La(e, a.from, a.to, a.terms.secret);
	let o = W(e);
	return o === null ? T : cn("overflow", { holder: o });
}
function Xa(e, t, n) {
	t.phase === "payment" && (t.proposals += 1, e.deals.proposed[n] = (e.deals.proposed[n] ?? 1) - 1);
}
// ../wt/v0/games/economicus/rules/instant.ts
function Za(e, t) {
	return e.phase !== "offers" || e.pending === null || e.pending.owner !== t ? null : A(e.industry, e.pending.condition);
}
var Qa = (e, t, n, r) => {
	if (Za(t, n) !== r) return !1;
	let { industry: i, condition: a } = j(r), o = e.players[n];
	return (a === "clean" ? or(o, i) : o.mortgaged[i]) <= 1;
}, $a = {
	offer(e, t, r) {
		if (F(e, "EV12")) return E("EC-18.2", "noCredit", {});
		let i = ur(e.players[r]);
		return i.length === 0 ? E("EC-14.1", "noCompany", { industry: null }) : { industry: n(i, (n) => eo(e, t, r, n)) };
	},
	take(e, t, n, { industry: r }) {
		return yr(e, n, r), T;
	}
};
function eo(e, t, n, r) {
	return or(e.players[n], r) === 0 ? E("EC-14.1", "noCleanCompany", { industry: r }) : Qa(e, t, n, A(r, "clean")) ? E("EC-R.22", "pendingTarget", { industry: r }) : null;
}
var to = {
	offer(e, t, r) {
		let i = e.players[r], a = ur(i).filter((e) => i.mortgaged[e] > 0);
		return a.length === 0 ? E("EC-14.6", "noLoan", { industry: null }) : { industry: n(a, (n) => {
			if (Qa(e, t, r, A(n, "mortgaged"))) return E("EC-R.22", "pendingTarget", { industry: n });
			let a = br(e, r, n);
			return N(e, r, a) ? null : E("EC-14.6", "cannotPay", {
				cost: a,
				cash: i.cash
			});
		}) };
	},
	take(e, t, n, { industry: r }) {
		return xr(e, n, r), T;
	}
}, no = {
	offer(e, t, r) {
		let i = V(e.players[r]);
		return i.length === 0 ? E("EC-14.8", "noCompany", { industry: null }) : { company: n(i, (n) => ro(e, t, r, n)) };
	},
	take(e, t, n, { company: r }) {
		let { industry: i } = j(r);
		return e.prices[i] === null ? cn("halfSale", {
			owner: n,
			company: r,
			mustGain: t.phase === "payment",
			proceeds: 0
		}) : (wr(e, n, r, zn(e, i), "half"), T);
	}
};
function ro(e, t, n, r) {
	let { industry: i } = j(r);
	return Qa(e, t, n, r) ? E("EC-R.22", "pendingTarget", { industry: i }) : e.prices[i] === null ? null : io(e, n, Cr(e, n, r), t.phase === "payment");
}
function io(e, t, n, r) {
	let { cash: i } = e.players[t];
	return r && n <= 0 ? E("EC-15.2", "bringsNothing", { proceeds: n }) : i + n < 0 ? E("EC-14.9", "cannotPay", {
		cost: -n,
		cash: i
	}) : null;
}
var Z = {
	takeLoan: $a,
	repayLoan: to,
	sellAtHalf: no
};
// ../wt/v0/games/economicus/rules/raising.ts
function ao(e, t) {
	let n = e.players[t];
	if (!F(e, "EV12")) {
		let [e] = ur(n).filter((e) => or(n, e) > 0).sort((e, t) => k[e].profit - k[t].profit || e - t);
		if (e !== void 0) return {
			type: "takeLoan",
			industry: e
		};
	}
	let [r] = V(n).map((n) => ({
		company: n,
		stars: co(e, t, n),
		proceeds: so(e, t, n)
	})).filter(({ proceeds: e }) => e > 0).sort((e, t) => e.stars - t.stars || t.proceeds - e.proceeds || oo(e.company) - oo(t.company));
	return r === void 0 ? null : {
		type: "sellAtHalf",
		company: r.company
	};
}
var oo = (e) => j(e).industry;
function so(e, t, n) {
	return e.prices[j(n).industry] === null ? 1 : Cr(e, t, n);
}
function co(e, t, n) {
	let { industry: r } = j(n);
	if (!y(e)) return 1;
	let i = e.players[t].companies[r], a = Math.max(0, ...e.seats.filter((e) => e !== t).map((t) => e.players[t].companies[r])), o = i - 1 > a;
	return +(i === 1) + +(Un(e, r) === t && !o);
}
// ../wt/v0/games/economicus/rules/phases/payment.ts
var Q = (e) => ({
	...e,
	proposals: 0
}), lo = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? C("collect") : n;
	}
}), uo = (e) => ({
	...e,
	offer: (t, n, r) => n.phase === "payment" && n.debtor !== r ? E("EC-15.2", "notYourDebt", { debtor: n.debtor }) : e.offer(t, n, r)
}), fo = () => C("collect"), po = Ja("payment"), mo = (e, t) => e.deals.open.filter(({ from: e, until: n }) => e === t.debtor && n === "payment").map(({ to: e }) => e);
function ho(e, t) {
	if (ao(e, t.debtor) !== null || b(e, t.debtor) || mo(e, t).length > 0) return !0;
	let n = e.players[t.debtor];
	return B(n) + ar(n) + n.quotas.length > 0 && e.options.deals !== "off" && t.proposals < 3 && v(e, t.debtor).some((t) => e.players[t].cash > 0);
}
var go = x("payment", {
	demand(e, t) {
		N(e, t.debtor, t.amount) || e.players[t.debtor].isOut || D(e, "paymentDue", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		});
	},
	collect(e, t) {
		return e.players[t.debtor].isOut ? S({ isPaid: !1 }) : N(e, t.debtor, t.amount) ? (t.creditor === null || e.players[t.creditor].isOut ? M(e, t.debtor, t.amount) : Sn(e, t.debtor, t.creditor, t.amount), vo(t.because) || D(e, "paid", {
			seat: t.debtor,
			amount: t.amount,
			to: t.creditor,
			because: t.because
		}), Ha(e, "payment"), S({ isPaid: !0 })) : ho(e, t) ? w : C("ruin");
	},
	raising: {
		rule: "EC-15.2",
		ask: (e, t) => [t.debtor, ...mo(e, t)],
		idle: (e, t, n) => n === t.debtor ? yo(e, t) : bo(e, n),
		after: {
			halfSale: fo,
			card: fo,
			insider: fo,
			handOver: fo,
			overflow: fo
		},
		actions: {
			takeLoan: lo(uo(Z.takeLoan)),
			sellAtHalf: lo(uo(Z.sellAtHalf)),
			playCard: lo(uo(fa)),
			proposeDeal: uo(po.proposeDeal),
			withdrawDeal: lo(po.withdrawDeal),
			acceptDeal: lo(po.acceptDeal),
			declineDeal: lo(po.declineDeal),
			declareBankruptcy: {
				offer: (e, t, n) => t.debtor === n ? {} : E("EC-15.2", "notYourDebt", { debtor: t.debtor }),
				take: () => C("ruin")
			}
		}
	},
	ruin(e, t) {
		return _a(e, t.debtor, t), Ha(e, "payment"), S({ isPaid: !1 });
	}
}), _o = [
	"bid",
	"interest",
	"OP09",
	"OP45"
], vo = (e) => _o.includes(e), yo = (e, t) => ao(e, t.debtor) ?? { type: "declareBankruptcy" }, bo = (e, t) => ({
	type: "declineDeal",
	deal: e.deals.open.find(({ to: e }) => e === t)?.id ?? 0
}), xo = () => ({
	card: null,
	industry: null,
	queue: [],
	dues: [],
	rescues: []
}), So = x("crisis", {
	open(e, t) {
		let n = hi(e);
		return Xr(n) ? (Ii(e, 2, n), Li(e, Gr[n], n), S()) : e.forecast === null ? (D(e, "crisisVoid", {
			card: n,
			because: "noForecast"
		}), C("open")) : (t.card = n, t.industry = e.forecast, t.queue = _(e, e.auditor).filter((t) => b(e, t)), w);
	},
	bailout: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? To(t) : w
			},
			react: Y(["OP35"], (e, t) => {
				let { card: n } = Eo(t);
				return D(e, "crisisVoid", {
					card: n,
					because: "bailedOut"
				}), S();
			})
		}
	},
	strike(e, t) {
		let { card: n, industry: r } = Eo(t), { strength: i, fall: a } = Kr[n];
		Pi(e, r, i, n);
		let o = I(e, r);
		R(e, r, a === "half" ? P(o) : o - a, n), t.queue = _(e, e.auditor).filter((t) => b(e, t) && wo(e, t, r) > 0);
	},
	insurance: {
		rule: "EC-21.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: (e, t) => t.queue.length > 1 ? To(t) : w
			},
			react: Y(["OP25"], (e, t, n) => (xn(e, n, Math.min(oi.most, oi.each * wo(e, n, Eo(t).industry)), "OP25"), t.queue.length > 1 ? To(t) : w))
		}
	},
	ride(e, t) {
		let { card: n, industry: r } = Eo(t), { rider: i } = Kr[n];
		i !== null && Co[i](e, t, r, n);
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		},
		then: () => C("charge")
	},
	rescue: {
		rule: "EC-10.7",
		ask: (e, t) => t.rescues[0] ?? null,
		idle: () => ({ type: "letBurn" }),
		actions: {
			payUpkeep: {
				offer: (e, t, n) => N(e, n, 2) ? {} : E("EC-10.7", "cannotPay", {
					cost: 2,
					cash: e.players[n].cash
				}),
				take(e, t, n) {
					return M(e, n, 2), D(e, "upkeepPaid", {
						seat: n,
						industry: Eo(t).industry,
						amount: 2
					}), t.rescues.shift(), T;
				}
			},
			letBurn: {
				offer: () => ({}),
				take(e, t, n) {
					return --e.players[n].projects[Eo(t).industry], D(e, "projectBurnt", {
						seat: n,
						industry: Eo(t).industry,
						because: "CS7"
					}), t.rescues.shift(), T;
				}
			}
		}
	}
}), Co = {
	extraCompany(e, t, n) {
		H(e, n, "private", 1), e.extra[n] += 1, D(e, "companyAdded", {
			industry: n,
			kind: "private",
			because: "CS3"
		});
	},
	neighbours(e, t, n, r) {
		for (let t of Ir(e, n)) Pi(e, t, 1, r), R(e, t, I(e, t) - 3, r);
	},
	defaults(e, t, n) {
		for (let r of _(e, e.auditor)) {
			let i = 1 * e.players[r].mortgaged[n];
			i > 0 && t.dues.push({
				debtor: r,
				amount: i,
				creditor: null,
				because: "CS6"
			});
		}
	},
	projects(e, t, n) {
		for (let r of _(e, e.auditor)) for (let i = e.players[r].projects[n]; i > 0; i--) t.rescues.push(r);
	}
}, wo = (e, t, n) => e.players[t].companies[n];
function To(e) {
	return e.queue.shift(), T;
}
function Eo(e) {
	if (e.card === null || Xr(e.card) || e.industry === null) throw Error("no strength card was opened");
	return {
		card: e.card,
		industry: e.industry
	};
}
// ../wt/v0/games/economicus/rules/phases/window.ts
var $ = (e, t) => ({
	window: t,
	ready: [],
	acted: e.seats.map(() => 0)
}), Do = (e, t, n) => {
	let r = rn.find((e) => e === t.window);
	return r !== void 0 && !e.players[n].stopsAt.secret.includes(r);
}, Oo = (e, t, n) => t.window === "FW1" && e.active === n;
function ko(e, t) {
	t.ready = t.ready.filter((n) => Do(e, t, n) && !Oo(e, t, n));
}
function Ao(e, t) {
	return {
		...e,
		offer: (t, n, r) => n.phase === "window" && n.acted[r] >= 10 ? E("EC-5.4", "windowLimit", { limit: 10 }) : e.offer(t, n, r),
		take(n, r, i, a) {
			if (r.phase !== "window") throw Error("no window is open");
			let o = e.take(n, r, i, a);
			return t === "all" && ko(n, r), r.acted[i] += 1, r.acted[i] >= 10 && r.ready.push(i), o;
		}
	};
}
var jo = (e) => ({
	...e,
	take(t, n, r, i) {
		let a = e.take(t, n, r, i), o = t.deals.open.at(-1)?.to;
		return n.phase === "window" && (n.ready = n.ready.filter((e) => e !== o)), a;
	}
}), Mo = {
	offer(e, t, n) {
		let { hand: r, quotas: a } = e.players[n], o = [...r.secret, ...a];
		return o.length < 2 ? E("EC-16.6", "tooFewCards", {
			has: o.length,
			needs: 2
		}) : { cards: i(o, 2, 2) };
	},
	take(e, t, n, { cards: r }) {
		let i = e.players[n];
		for (let t of r) i.quotas.includes(t) ? (i.quotas = i.quotas.filter((e) => e !== t), e.optionDiscards.push(t)) : pi(e, n, t), D(e, "discarded", {
			seat: n,
			card: t,
			because: "exchange"
		});
		return ci(e, n, "exchange"), W(e) === null ? T : cn("overflow", { holder: n });
	}
}, No = {
	offer: () => ({}),
	take(e, t, n) {
		return _a(e, n, null), T;
	}
}, Po = {
	offer(e, t, r) {
		let { industry: i } = e.turn;
		if (t.window !== "FW4" || i === null) return E("EC-9.1", "notSalePhase", {});
		let a = Ei(e, r, i);
		return a.length === 0 ? E("EC-9.1", "noCompany", { industry: i }) : { company: n(a, (t) => io(e, r, Sr(e, r, t, L(e, i)), !1)) };
	},
	take(e, t, n, { company: r }) {
		return wr(e, n, r, L(e, j(r).industry), "full"), e.turn.sellers.includes(n) || e.turn.sellers.push(n), T;
	}
}, Fo = Ja("window"), Io = x("window", {
	open(e, t) {
		for (let n of _(e, e.active)) {
			let { isHolding: r } = e.players[n];
			!r.secret && Do(e, t, n) && !Oo(e, t, n) && t.ready.push(n), r.secret = !1;
		}
	},
	free: {
		rule: "EC-5.2",
		ask: (e, t) => _(e, e.active).filter((e) => !t.ready.includes(e)),
		idle: (e, t, n) => Oo(e, t, n) ? { type: "roll" } : { type: "ready" },
		actions: {
			roll: {
				offer: (e, t, n) => Oo(e, t, n) ? {} : E("EC-6.1", "notYourRoll", {}),
				take: (e, t, n) => Lo(t, n)
			},
			ready: {
				offer: (e, t, n) => Oo(e, t, n) ? E("EC-6.1", "rollInstead", {}) : {},
				take: (e, t, n) => Lo(t, n)
			},
			sell: Po,
			takeLoan: Ao(Z.takeLoan, "oneself"),
			repayLoan: Ao(Z.repayLoan, "oneself"),
			sellAtHalf: Ao(Z.sellAtHalf, "all"),
			playCard: Ao(fa, "all"),
			exchangeCards: Ao(Mo, "oneself"),
			declareBankruptcy: Ao(No, "all"),
			...Fo,
			proposeDeal: Ao(jo(Fo.proposeDeal), "oneself"),
			counterDeal: Ao(jo(Fo.counterDeal), "oneself"),
			acceptDeal: {
				...Fo.acceptDeal,
				take(e, t, n, r) {
					return ko(e, t), Fo.acceptDeal.take(e, t, n, r);
				}
			}
		}
	},
	close: (e) => Ha(e, "window")
});
function Lo(e, t) {
	return e.ready.push(t), T;
}
// ../wt/v0/games/economicus/rules/phases/turn.ts
var Ro = x("turn", {
	begin(e) {
		e.deals.proposed = e.seats.map(() => 0);
		let { seat: t, number: n, ofYear: r } = e.turn;
		D(e, "turnBegan", {
			seat: t,
			turn: n,
			ofYear: r
		});
	},
	beforeRoll: {
		call: "window",
		with: (e) => $(e, "FW1")
	},
	rollDice(e) {
		if (on(e)) return S();
		e.turn.part = "T1";
		let { blue: t, white: n, industry: r } = Oi(e, e.active, "turn");
		return e.turn.dice = {
			blue: t,
			white: n
		}, e.turn.industry = r, w;
	},
	afterRoll: {
		call: "window",
		with: (e) => $(e, "FW2")
	},
	activate(e) {
		e.turn.part = "T2";
		let t = q(e);
		D(e, "industryActive", { industry: t });
		let { dice: n } = e.turn;
		if (n === null) throw Error("the dice were not rolled");
		e.prices[t] === null && Rn(e, t, n.blue), y(e) && n.blue === n.white && !e.players[e.active].isOut && ci(e, e.active, "double");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	},
	profits: {
		call: "profit",
		with(e) {
			return e.turn.part = "T3", {
				industry: q(e),
				queue: _(e, e.active),
				because: "turn",
				due: null
			};
		}
	},
	afterProfits: {
		call: "window",
		with: (e) => $(e, "FW3")
	},
	listProjects(e, t) {
		e.turn.part = "T4";
		for (let n of _(e, e.active)) for (let r = e.players[n].projects[q(e)]; r > 0; r--) t.projects.push(n);
	},
	projects: {
		call: "project",
		with(e, t) {
			let n = t.projects.shift();
			return n === void 0 ? null : {
				owner: n,
				industry: q(e),
				asked: []
			};
		},
		then: () => C("projects")
	},
	sales: {
		call: "window",
		with(e) {
			return e.turn.part = "T5", $(e, "FW4");
		}
	},
	crisis: {
		call: "crisis",
		with(e) {
			return e.turn.part = "T6", y(e) && e.forecast === e.turn.industry ? xo() : null;
		}
	},
	beforeAuction: {
		call: "window",
		with: (e) => y(e) ? $(e, "FW5") : null
	},
	auction: {
		call: "auction",
		with(e, t) {
			return e.turn.part = "T7", e.turn.isAuctionOff || !fr(e, q(e)) || on(e) ? null : (t.auctions += 1, yi(e, q(e), e.active, t.auctions === 1 ? "turn" : "EV36"));
		},
		then: (e, t, { sale: n }) => n !== null && F(e, "EV36") && t.auctions < 2 ? C("auction") : w
	},
	afterAuction: {
		call: "window",
		with: (e) => $(e, "FW6")
	},
	startUps: {
		call: "startUps",
		with(e) {
			e.turn.part = "T8";
			let t = q(e);
			return {
				industry: t,
				queue: _(e, e.active),
				cost: Bn(L(e, t))
			};
		}
	},
	updatePrice(e) {
		if (on(e)) return S();
		let t = q(e), n = L(e, t);
		return e.turn.created > 0 ? R(e, t, n + 2 * e.turn.created, "projects") : zo(e) && R(e, t, n - e.seats.length, "noDemand"), w;
	},
	afterPrice: {
		call: "window",
		with: (e) => $(e, "FW7")
	},
	offers: {
		call: "offers",
		with(e) {
			return e.turn.part = "T9", F(e, "EV28") ? null : {
				industry: q(e),
				queue: _(e, e.active),
				cost: 0,
				pending: null,
				due: null
			};
		}
	},
	endOfTurn: {
		call: "window",
		with: (e) => $(e, "FW8")
	},
	finish(e) {
		e.turn.part = "T10", y(e) && e.options.holdToYearEnd === "off" && Qn(e), e.outcome === null && e.options.limitEnd === "endOfTurn" && Bo(e);
	}
}), zo = (e) => !e.turn.isBought && e.turn.created === 0 && !F(e, "EV09") && (e.turn.hadLot || e.options.priceFallWithoutLot === "on");
function Bo(e) {
	let t = Yn(e);
	t !== null && e.turn.number >= t ? $n(e, "turns", e.seats) : e.isTimeUp && $n(e, "time", e.seats);
}
// ../wt/v0/games/economicus/rules/facts.ts
var Vo = {
	opening: 0,
	T0: 0,
	T1: 1,
	T2: 1,
	T3: 2,
	T4: 3,
	T5: 4,
	T6: 5,
	T7: 6,
	T8: 6,
	T9: 7,
	T10: 0,
	Y0: 0,
	Y1: 0,
	Y2: 0,
	Y5: 0
};
function Ho(e, t) {
	let { part: n } = e.turn, r = e.stack.findLast((e) => e.phase === "window"), i = U((t) => Wo(e, t), Wo(e, O[0]));
	return {
		part: e.outcome === null ? n : "over",
		window: r?.phase === "window" ? r.window : null,
		phase: Vo[n],
		target: Hn(e),
		targetWins: Jn(e),
		turnLimit: Yn(e),
		lastYear: Number(e.options.guardYears),
		turns: Array.from({ length: e.seats.length + 1 }, (t, n) => (e.auditor + n) % e.seats.length),
		actingAuditor: sn(e),
		rate: On(e),
		repayment: 5 + On(e),
		upkeep: jn(e),
		successFrom: An(e),
		investigation: Nn(e),
		now: Uo(e),
		crisisCards: gi(e),
		industries: i,
		seats: Ut(e.seats, (t) => Go(e, t, i)),
		deals: Hr(e, t)
	};
}
function Uo(e) {
	let { industry: t } = e.turn, n = t === null ? null : e.prices[t];
	return t === null || n === null ? null : {
		industry: t,
		price: n,
		half: P(n),
		projectCost: Bn(n),
		offerCost: Vn(e, n),
		keepCost: n,
		priceIfKept: Math.min(99, 2 * n),
		priceIfNoDemand: Math.max(1, n - e.seats.length),
		priceFalls: zo(e)
	};
}
function Wo(e, t) {
	let n = e.prices[t], r = 0;
	for (let n of e.seats) r += e.players[n].companies[t];
	return {
		neighbours: Ir(e, t),
		profit: Rr(e, t),
		income: Ut(e.seats, (n) => Br(zr(e, n, t, !1))),
		majority: Un(e, t),
		half: n === null ? null : P(n),
		projectCost: n === null ? null : Bn(n),
		owned: r
	};
}
function Go(e, t, n) {
	let r = e.players[t], i = B(r), a = 0;
	for (let e of O) a += k[e].ways * n[e].income[t];
	return {
		stars: Wn(e, t),
		companies: i,
		loans: ir(r),
		projects: ar(r),
		tokensLeft: 12 - i,
		projectsLeft: lr(r),
		handSize: r.hand.secret.length,
		isOut: r.isOut,
		isAuditor: e.auditor === t,
		solvency: Er(e, t),
		netAssets: er(e, t),
		interest: e.yearEnd === null ? ir(r) * On(e) : e.yearEnd.unpaid[t],
		expected36: a,
		chains: Vr(e, t),
		mayBid: Ar(e, t, "private") === null
	};
}
// ../wt/v0/games/economicus/rules/imagine.ts
var Ko = {
	money: 0,
	companies: [],
	projects: [],
	quotas: 0
}, qo = {
	give: {
		...Ko,
		cards: []
	},
	get: {
		...Ko,
		cards: 0
	}
};
function Jo(e, t) {
	for (let n of e.seats) n !== t && (e.players[n].stopsAt.secret = [...an[e.options.rules]], e.players[n].isHolding.secret = !1, Yo(e, n));
	for (let n of e.deals.open) n.from !== t && n.to !== t && (n.terms.secret = qo);
	for (let n of e.stack) n.phase === "handOver" && n.from !== t && n.to !== t && (n.terms.secret = { ...qo });
}
function Yo(e, t) {
	let { secret: n } = e.players[t].hand, { secret: r } = e.optionDeck;
	for (let [e, t] of n.entries()) {
		if (!ii(t)) continue;
		let i = r.findIndex((e) => !ii(e)), a = r[i];
		if (a === void 0) return;
		n[e] = a, r[i] = t;
	}
}
// ../wt/v0/games/economicus/rules/invariants.ts
var Xo = {}, Zo = () => C("count"), Qo = x("loss", { insurance: {
	rule: "EC-5.8",
	ask: (e, t) => !e.players[t.loser].isOut && b(e, t.loser) ? t.loser : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => S()
		},
		react: Y(["OP25"], (e, t, n) => (xn(e, n, I(e, t.industry), "OP25"), S()))
	}
} }), $o = x("overflow", {
	count: (e, t) => W(e) === t.holder ? w : S(),
	surplus: {
		rule: "EC-16.5",
		ask: (e, t) => t.holder,
		idle: (e, t) => ({
			type: "discard",
			card: es(e.players[t.holder].hand.secret)
		}),
		after: {
			card: Zo,
			briefing: Zo,
			insider: Zo,
			espionage: Zo,
			auction: Zo,
			purchase: Zo
		},
		actions: {
			discard: {
				offer: (e, t, r) => ({ card: n(e.players[r].hand.secret) }),
				take(e, t, n, { card: r }) {
					return pi(e, n, r), D(e, "discarded", {
						seat: n,
						card: r,
						because: "handLimit"
					}), C("count");
				}
			},
			playCard: fa
		}
	}
});
function es(e) {
	let [t] = e;
	if (t === void 0) throw Error("the hand is empty");
	return t;
}
var ts = x("briefing", { order: {
	rule: "EC-16.3",
	ask: (e, t) => t.reader,
	idle: (e, t) => ({
		type: "orderCrises",
		order: ns(e, t.count)
	}),
	actions: { orderCrises: {
		offer: (e, t) => ({ order: i(ns(e, t.count), t.count, t.count) }),
		take(e, t, n, { order: r }) {
			let { secret: i, seen: a } = e.crisisDeck;
			return i.splice(-t.count, t.count, ...[...r].reverse()), a.splice(-t.count, t.count, ...r.map(() => p(n))), S();
		}
	} }
} }), ns = (e, t) => e.crisisDeck.secret.slice(-t).reverse(), rs = x("insider", { sale: {
	rule: "EC-16.3",
	ask: (e, t) => t.left > 0 && V(e.players[t.seller]).length > 0 ? t.seller : null,
	idle: () => ({ type: "pass" }),
	actions: {
		pass: {
			offer: () => ({}),
			take: () => S()
		},
		sellInside: {
			offer: (e, t, r) => ({ company: n(V(e.players[r]), (t) => {
				let n = e.prices[j(t).industry];
				return n === null ? null : io(e, r, Sr(e, r, t, n), !1);
			}) }),
			take(e, t, n, { company: r }) {
				let { industry: i } = j(r), a = e.prices[i];
				return a === null ? I(e, i) : (wr(e, n, r, a, "OP39"), --t.left), T;
			}
		}
	}
} }), is = x("espionage", {
	theft: {
		rule: "EC-16.3",
		ask: (e, t) => t.spy,
		idle: (e, t) => ({
			type: "takeCard",
			card: es(e.players[t.victim].hand.secret)
		}),
		actions: { takeCard: {
			offer: (e, t) => ({ card: n(e.players[t.victim].hand.secret) }),
			take(e, t, n, { card: r }) {
				return Va(e, t.victim, n, r), D(e, "cardTaken", {
					seat: n,
					victim: t.victim,
					card: {
						seen: p(n) | p(t.victim),
						secret: r
					}
				}), w;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e, t) => ({ holder: t.spy })
	}
}), as = () => C("proceed"), os = x("auction", {
	lots(e, t) {
		let n = cs(e, t);
		return n.length === 0 ? S({ sale: null }) : (e.turn.hadLot = !0, y(e) && n.length !== 1 || (t.kind = n[0] ?? null), w);
	},
	announcement: {
		rule: "EC-11.2",
		ask: (e, t) => t.kind === null ? t.opener : null,
		idle: () => ({
			type: "announceLot",
			kind: "private"
		}),
		actions: { announceLot: {
			offer: () => ({ kind: n(fn) }),
			take(e, t, n, { kind: r }) {
				return t.kind = r, w;
			}
		} }
	},
	enrol(e, t) {
		let n = ls(t);
		t.queue = _(e, t.opener).filter((t) => Ar(e, t, n) === null);
		let { opener: r, industry: i, start: a, because: o } = t;
		D(e, "lotAnnounced", {
			seat: r,
			industry: i,
			kind: n,
			start: a,
			bidders: [...t.queue],
			because: o
		});
	},
	proceed(e, t) {
		let n = ls(t);
		t.queue = t.queue.filter((t) => Ar(e, t, n) === null), t.leader !== null && !t.queue.includes(t.leader) && (t.leader = null, t.last = null);
		let [r] = t.queue;
		return r === void 0 || t.queue.length === 1 && r === t.leader ? C("hammer") : Pr(e, t, r) ? w : (t.queue.shift(), D(e, "passed", {
			seat: r,
			during: "auction",
			isForced: !0
		}), C("proceed"));
	},
	bidding: {
		rule: "EC-11.3",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		after: {
			halfSale: as,
			card: as,
			briefing: as,
			insider: as,
			espionage: as
		},
		actions: {
			bid: {
				offer(e, t, n) {
					let i = Mr(t, n), { cash: a } = e.players[n];
					if (a < i) return E("EC-11.5", "feeFirst", {
						fee: i,
						cash: a
					});
					let o = jr(t), s = e.options.bidCap === "free" ? void 0 : E("EC-R.18", "beyondSolvency", { solvency: Dr(e, n) - i });
					return { amount: r(o, Nr(e, t, n), {
						below: E("EC-11.4", "bidTooLow", { least: o }),
						above: s ?? E("EC-11.8", "beyondSolvency", { solvency: 999 })
					}) };
				},
				take(e, t, n, { amount: r }) {
					let i = Mr(t, n);
					return i > 0 && (M(e, n, i), t.admitted.push(n), D(e, "feePaid", {
						seat: n,
						amount: i
					})), t.last = r, t.leader = n, t.queue = [...t.queue.slice(1), n], D(e, "bidMade", {
						seat: n,
						amount: r
					}), C("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), D(e, "passed", {
						seat: n,
						during: "auction",
						isForced: !1
					}), C("proceed");
				}
			},
			...Z,
			playCard: fa
		}
	},
	hammer(e, t) {
		return t.leader === null ? (D(e, "lotUnsold", {
			industry: t.industry,
			because: "noBid"
		}), S({ sale: null })) : w;
	},
	settlement: {
		rule: "EC-11.13",
		ask: (e, t) => t.leader !== null && b(e, t.leader) ? t.leader : null,
		idle: () => ({ type: "pay" }),
		actions: {
			pay: {
				offer: () => ({}),
				take: () => w
			},
			react: Y(["OP11"], (e, t) => (t.discount = 6, ss()))
		}
	},
	payBid: {
		call: "payment",
		with: (e, t) => t.leader === null ? null : Q({
			debtor: t.leader,
			amount: us(t),
			creditor: null,
			because: "bid"
		}),
		then(e, t, { isPaid: n }) {
			return n ? w : (D(e, "lotUnsold", {
				industry: t.industry,
				because: "unpaid"
			}), S({ sale: null }));
		}
	},
	transfer(e, t) {
		let { leader: n, last: r, industry: i } = t;
		if (n === null || r === null) throw Error("nobody has won");
		let a = ls(t), o = kr(e, a) ? fi(e, n) : null, s = us(t);
		return H(e, i, a, -1), a === "state" && e.turn.privatised.push({
			seat: n,
			industry: i,
			paid: s,
			quota: o
		}), e.turn.isBought = !0, (e.record === null || r > e.record.price) && (e.record = {
			seat: n,
			price: r,
			turn: e.turn.number
		}), D(e, "lotSold", {
			seat: n,
			industry: i,
			kind: a,
			bid: r,
			paid: s,
			usedQuota: o !== null
		}), R(e, i, r, "sale"), pr(e, n, i, "clean"), S({ sale: {
			seat: n,
			price: r
		} });
	}
}), ss = () => C("payBid"), cs = (e, t) => fn.filter((n) => dr(e, t.industry, n) > 0);
function ls(e) {
	if (e.kind === null) throw Error("no lot was announced");
	return e.kind;
}
var us = (e) => Math.max(1, (e.last ?? 0) - e.discount), ds = () => C("verdict"), fs = () => C("proceed"), ps = x("card", {
	announce(e, t) {
		let n = ga(e, t.by, t.card), { industry: r, company: i, rival: a, asset: o, kind: s, paid: c } = t;
		D(e, "cardPlayed", {
			seat: t.by,
			card: t.card,
			...n,
			industry: r,
			company: i,
			rival: a,
			asset: o,
			kind: s,
			paid: c
		}), ms(t).isTakeover && (t.target = t.rival);
	},
	attempt(e, t) {
		let { difficulty: n } = ri(t.card);
		if (n === void 0) return w;
		let r = Pe(e), i = r > n;
		return D(e, "crimeRolled", {
			seat: t.by,
			card: t.card,
			die: r,
			difficulty: n,
			isSuccess: i
		}), i ? (t.investigators = hs(e, t), w) : S();
	},
	shield: {
		rule: "EC-5.8",
		ask: (e, t) => t.target !== null && b(e, t.target) ? t.target : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => w
			},
			react: Y(["OP28"], (e, t, n) => {
				let r = ia(t.card), i = t.asset === null ? null : j(t.asset).industry;
				return i !== null && i === e.turn.industry && (e.turn.sheltered[n] += 1), r !== null && i !== null && D(e, "shielded", {
					seat: n,
					industry: i,
					against: r
				}), S();
			})
		}
	},
	proceed(e, t) {
		t.investigators = t.investigators.filter((t) => !e.players[t].isOut);
		let [n] = t.investigators;
		return n === void 0 ? C("takeEffect") : N(e, n, Nn(e).cost) || b(e, n) ? w : (t.investigators.shift(), C("proceed"));
	},
	investigation: {
		rule: "EC-17.3",
		ask: (e, t) => t.investigators[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			investigate: {
				offer(e, t, n) {
					let { cost: r } = Nn(e);
					return N(e, n, r) ? {} : E("EC-17.4", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: (e, t, n) => gs(e, t, n, Nn(e).cost)
			},
			react: Y(["OP30"], (e, t, n) => gs(e, t, n, 0)),
			pass: {
				offer: () => ({}),
				take(e, t) {
					return t.investigators.shift(), C("proceed");
				}
			}
		}
	},
	verdict: {
		rule: "EC-17.6",
		ask: (e, t) => b(e, t.by) ? t.by : null,
		idle: () => ({ type: "pass" }),
		actions: {
			pass: {
				offer: () => ({}),
				take: () => w
			},
			react: Y(["OP30"], (e, t, n) => (t.detective !== null && D(e, "acquitted", {
				seat: n,
				investigator: t.detective
			}), t.detective = null, fs()))
		}
	},
	convict(e, t) {
		if (t.detective === null) throw Error("nobody has found out");
		return D(e, "convicted", {
			seat: t.by,
			investigator: t.detective
		}), Kn(e, t.by, -1, "crime"), Kn(e, t.detective, 1, "investigation"), S();
	},
	takeEffect(e, t) {
		if (!ha(e, t.by, t.card, t)) return D(e, "fizzled", {
			seat: t.by,
			card: t.card
		}), S();
		let n = ms(t).carryOut?.(e, t);
		return bi(e, t.by, t.card), n ?? w;
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		},
		then: () => C("charge")
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.losses.shift() ?? null,
		then: () => C("insurance")
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	}
});
function ms(e) {
	let t = ia(e.card);
	if (t === null) throw Error(`${ni(e.card)} is not played by itself`);
	return na[t];
}
function hs(e, t) {
	let n = sn(e), r = ms(t).harmed?.(e, t) ?? [];
	return _(e, n).filter((e) => e !== t.by && (e === n || r.includes(e)));
}
function gs(e, t, n, r) {
	let { above: i } = Nn(e);
	M(e, n, r);
	let a = Pe(e), o = a > i;
	return D(e, "investigated", {
		seat: n,
		criminal: t.by,
		cost: r,
		die: a,
		above: i,
		isSuccess: o
	}), t.investigators.shift(), o ? (t.detective = n, ds()) : fs();
}
// ../wt/v0/games/economicus/rules/events.ts
var _s = {
	EV01(e, t, n) {
		for (let r of n) {
			let n = Math.min(Tn.most, Tn.each * B(e.players[r]));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV01"
			});
		}
	},
	EV02(e, t, n) {
		let r = Math.min(...n.map((t) => z(e, t)));
		for (let t of n.filter((t) => z(e, t) === r)) xn(e, t, 6, "EV02");
	},
	EV03(e, t, n) {
		for (let r of n) {
			let n = P(Math.max(0, e.players[r].cash - 20));
			n > 0 && t.dues.push({
				debtor: r,
				amount: n,
				creditor: null,
				because: "EV03"
			});
		}
	},
	EV04(e, t) {
		t.industry = Oi(e, e.auditor, "EV04").industry;
	},
	EV05(e, t, n) {
		t.choosers = [...n];
	},
	EV06: (e) => xs(e, 3, "EV06"),
	EV07: (e) => xs(e, -3, "EV07"),
	EV08(e) {
		let t = bs(e), n = t.map(({ price: e }) => e), r = Math.max(...n), i = Math.min(...n);
		if (t.length !== 0 && r !== i) for (let { industry: n, price: a } of t) a === r && R(e, n, P(a), "EV08"), a === i && R(e, n, 2 * a, "EV08");
	},
	EV21: (e) => Ii(e, 2, "EV21"),
	EV22(e) {
		for (let t of Ni(e)) Pi(e, t, 1, "EV22");
	},
	EV23: (e) => Li(e, Oi(e, e.auditor, "EV23").industry, "EV23"),
	EV24(e, t, n) {
		for (let t of n) di(e, t, "EV24");
	},
	EV25(e, t, n) {
		let { industry: r } = Oi(e, e.auditor, "EV25"), i = Math.max(1, ...n.map((t) => e.players[t].companies[r]));
		t.industry = r, t.losers = n.filter((t) => e.players[t].companies[r] === i);
	}
}, vs = (e) => e in _s;
function ys(e, t, n) {
	vs(n) && _s[n](e, t, _(e, e.auditor));
}
function bs(e) {
	let t = [];
	for (let n of O) {
		let r = e.prices[n];
		r !== null && t.push({
			industry: n,
			price: r
		});
	}
	return t;
}
function xs(e, t, n) {
	for (let { industry: r, price: i } of bs(e)) R(e, r, i + t, n);
}
// ../wt/v0/games/economicus/rules/phases/event.ts
var Ss = () => ({
	dues: [],
	choosers: [],
	losers: [],
	taken: null,
	industry: null
}), Cs = x("event", {
	open(e, t) {
		ys(e, t, vi(e));
	},
	dividends: {
		call: "profit",
		with: (e, t) => e.event === "EV04" && t.industry !== null ? {
			industry: t.industry,
			queue: _(e, e.auditor),
			because: "EV04",
			due: null
		} : null
	},
	charge: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		},
		then: () => C("charge")
	},
	choice: {
		rule: "EC-18.2",
		ask: (e, t) => t.choosers[0] ?? null,
		idle: () => ({ type: "takeMoney" }),
		actions: {
			takeMoney: {
				offer: () => ({}),
				take(e, t, n) {
					return xn(e, n, 4, "EV05"), t.choosers.shift(), C("surplus");
				}
			},
			drawCard: {
				offer: () => ({}),
				take(e, t, n) {
					return ci(e, n, "EV05"), t.choosers.shift(), C("surplus");
				}
			}
		}
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	},
	nextLoser(e, t) {
		if (t.choosers.length > 0) return C("choice");
		let n = t.losers.shift();
		if (n === void 0 || t.industry === null) return S();
		let [r, i] = ws(e, n, t.industry);
		return r === void 0 ? C("nextLoser") : (t.taken = n, i === void 0 ? (Ts(e, t, n, r), C("settleLoan")) : w);
	},
	surrender: {
		rule: "EC-R.61",
		ask: (e, t) => t.taken,
		idle: () => ({
			type: "giveUp",
			condition: "mortgaged"
		}),
		actions: { giveUp: {
			offer: (e, t, r) => ({ condition: n(t.industry === null ? [] : ws(e, r, t.industry)) }),
			take(e, t, n, { condition: r }) {
				return Ts(e, t, n, r), w;
			}
		} }
	},
	settleLoan: {
		call: "payment",
		with(e, t) {
			let n = t.dues.shift();
			return n === void 0 ? null : Q(n);
		}
	},
	insurance: {
		call: "loss",
		with: (e, t) => t.taken === null || t.industry === null ? null : {
			loser: t.taken,
			industry: t.industry
		}
	},
	goOn(e, t) {
		return t.taken = null, C("nextLoser");
	}
}), ws = (e, t, n) => pn.filter((r) => sr(e.players[t], n, r) > 0);
function Ts(e, t, n, r) {
	if (t.industry === null) throw Error("no industry was rolled");
	let i = Tr(e, n, A(t.industry, r), I(e, t.industry), "EV25");
	i !== null && t.dues.push(i);
}
// ../wt/v0/games/economicus/rules/phases/interest.ts
var Es = () => C("proceed"), Ds = x("interest", {
	fix(e) {
		let t = Ut(e.seats, (t) => ir(e.players[t]) * On(e));
		for (let t of e.seats) e.players[t].fresh = U(() => 0, 0);
		e.yearEnd = {
			due: t,
			unpaid: Ut(e.seats, (e) => t[e])
		}, t.some((e) => e > 0) && D(e, "interestDue", {
			due: t,
			rate: On(e)
		});
	},
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? S() : !e.players[n].isOut && (e.yearEnd?.unpaid[n] ?? 0) > 0 ? w : (t.queue.shift(), C("proceed"));
	},
	paying: {
		rule: "EC-14.4",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "payInterest" }),
		actions: {
			payInterest: {
				offer: () => ({}),
				take: () => w
			},
			react: Y(["OP21"], (e, t, n) => {
				let r = e.yearEnd?.unpaid[n] ?? 0;
				return e.yearEnd !== null && (e.yearEnd.unpaid[n] = 0), D(e, "interestWaived", {
					seat: n,
					amount: r
				}), t.queue.shift(), Es();
			}),
			...Z
		}
	},
	collect: {
		call: "payment",
		with(e, t) {
			let [n] = t.queue, r = n === void 0 ? 0 : e.yearEnd?.unpaid[n] ?? 0;
			return n === void 0 ? null : Q({
				debtor: n,
				amount: r,
				creditor: null,
				because: "interest"
			});
		},
		then(e, t, { isPaid: n }) {
			let r = t.queue.shift();
			return r !== void 0 && e.yearEnd !== null && (n && D(e, "interestPaid", {
				seat: r,
				amount: e.yearEnd.unpaid[r]
			}), e.yearEnd.unpaid[r] = 0), C("proceed");
		}
	}
}), Os = () => C("goOn"), ks = x("offers", {
	proceed(e, t) {
		t.cost = Vn(e, L(e, t.industry)), t.queue = t.queue.filter((t) => !e.players[t].isOut);
		let n = t.queue.findIndex((n) => Ms(e, t, n));
		return n < 0 ? S() : (t.queue = [...t.queue.slice(n), ...t.queue.slice(0, n)], w);
	},
	offering: {
		rule: "EC-12.1",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			offerTakeover: {
				offer(e, t, r) {
					let { cost: i } = t;
					return N(e, r, i) ? Wt(e.seats, r).map((i) => {
						let a = n([i], (n) => js(e, t, r, n)), o = pn.filter((n) => sr(e.players[i], t.industry, n) > 0);
						return {
							owner: a,
							condition: n(a.one.length > 0 ? o : pn)
						};
					}) : E("EC-12.5", "cannotPay", {
						cost: i,
						cash: e.players[r].cash
					});
				},
				take(e, t, n, { owner: r, condition: i }) {
					t.pending = {
						by: n,
						owner: r,
						condition: i
					}, t.queue = [...t.queue.slice(1), n];
					let { industry: a, cost: o } = t;
					return D(e, "takeoverOffered", {
						...t.pending,
						industry: a,
						price: o,
						keeping: L(e, a)
					}), C("consider");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), D(e, "passed", {
						seat: n,
						during: "offers",
						isForced: !1
					}), C("proceed");
				}
			},
			...Z
		}
	},
	consider(e, t) {
		let n = As(t), r = A(t.industry, n.condition);
		return Or(e, n.owner, L(e, t.industry), r) || b(e, n.owner) ? w : (Ns(e, t, n), C("shortfall"));
	},
	answer: {
		rule: "EC-12.2",
		ask: (e, t) => t.pending?.owner ?? null,
		idle: () => ({ type: "acceptTakeover" }),
		actions: {
			acceptTakeover: {
				offer: () => ({}),
				take(e, t) {
					return Ns(e, t, As(t)), C("shortfall");
				}
			},
			keepCompany: {
				offer(e, t, n) {
					let r = L(e, t.industry);
					return N(e, n, r) ? {} : E("EC-12.7", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take(e, t, n) {
					let r = L(e, t.industry);
					return M(e, n, r), D(e, "takeoverRefused", {
						...As(t),
						industry: t.industry,
						paid: r
					}), R(e, t.industry, 2 * r, "kept"), Os();
				}
			},
			react: Y(["OP28"], (e, t, n) => (e.turn.sheltered[n] += 1, D(e, "shielded", {
				seat: n,
				industry: t.industry,
				against: "offer"
			}), Os())),
			...Z
		}
	},
	shortfall: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Q(t.due)
	},
	goOn(e, t) {
		return t.pending = null, t.due = null, C("proceed");
	}
});
function As(e) {
	if (e.pending === null) throw Error("no offer was made");
	return e.pending;
}
function js(e, t, n, r) {
	return r === n ? E("EC-12.1", "itself", {}) : e.players[r].isOut ? E("EC-R.22", "isOut", { seat: r }) : e.players[r].companies[t.industry] === 0 ? E("EC-12.1", "noCompany", { industry: t.industry }) : wi(e, r) ? null : E("EC-12.6", "isProtected", { seat: r });
}
var Ms = (e, t, n) => cr(e.players[n]) && Or(e, n, t.cost) && v(e, n).some((t) => wi(e, t));
function Ns(e, t, { by: n, owner: r, condition: i }) {
	let { industry: a, cost: o } = t;
	Sn(e, n, r, o);
	let s = i === "mortgaged" && e.options.loanOnForcedSale === "settled", c = s ? br(e, r, a) : 0;
	if (e.turn.sheltered[n] += 1, D(e, "takeoverAccepted", {
		by: n,
		owner: r,
		condition: i,
		industry: a,
		price: o,
		settled: c
	}), !s) return _r(e, r, n, a, i);
	t.due = {
		debtor: r,
		amount: c,
		creditor: null,
		because: "loan"
	}, hr(e, r, a, i), pr(e, n, a, "clean");
}
// ../wt/v0/games/economicus/rules/phases/opening.ts
var Ps = x("opening", {
	rollForFirst(e) {
		let t = [...e.seats];
		for (; t.length > 1;) {
			let n = t.map((t) => ({
				seat: t,
				blue: Pe(e),
				white: Pe(e)
			})), r = Math.max(...n.map(({ blue: e, white: t }) => e + t));
			t = n.filter(({ blue: e, white: t }) => e + t === r).map(({ seat: e }) => e), D(e, "firstPlayerRolled", {
				rolls: n,
				first: t.length === 1 ? t[0] ?? null : null
			});
		}
		e.auditor = t[0] ?? 0, e.active = e.auditor;
	},
	deal(e) {
		if (!y(e)) return ln("year", {
			next: 0,
			queue: []
		});
		let t = e.optionDeck.secret.filter(ii), n = e.optionDeck.secret.filter((e) => !ii(e));
		for (let r of _(e, e.auditor)) {
			let i = e.players[r];
			i.quotas = t.splice(0, 1), D(e, "quotaTaken", {
				seat: r,
				because: "start"
			});
			for (let t of n.splice(0, 2)) We(i.hand, t, p(r)), D(e, "cardDrawn", {
				seat: r,
				card: Re(r, t),
				because: "start"
			});
		}
		return Ke(e, e.optionDeck, [...t, ...n]), w;
	},
	firstCompanies: {
		call: "placement",
		with: (e) => ({
			queue: Wt(e.seats, e.auditor),
			isReturn: !1
		})
	},
	secondCompanies: {
		call: "placement",
		with(e) {
			let t = Wt(e.seats, e.auditor);
			return {
				queue: e.options.placementOrder === "snake" ? t.reverse() : t,
				isReturn: !1
			};
		}
	},
	begin: () => ln("year", {
		next: 0,
		queue: []
	})
}), Fs = x("placement", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? S() : fn.some((r) => O.some((i) => Is(e, t, n, i, r) === null)) ? w : (t.queue.shift(), C("proceed"));
	},
	choice: {
		rule: "EC-2.9",
		ask: (e, t) => t.queue[0] ?? null,
		idle: (e, t, n) => Rs(e, t, n),
		actions: { place: {
			offer: (e, t, r) => fn.map((i) => ({
				industry: n(O, (n) => Is(e, t, r, n, i)),
				kind: n([i])
			})),
			take(e, t, n, { industry: r, kind: i }) {
				return i === "state" && fi(e, n), H(e, r, i, -1), D(e, "placed", {
					seat: n,
					industry: r,
					kind: i
				}), pr(e, n, r, "clean"), t.queue.shift(), C("proceed");
			}
		} }
	}
});
function Is(e, t, n, r, i) {
	return dr(e, r, i) === 0 ? E("EC-2.9", "noFreeCompany", {
		industry: r,
		kind: i
	}) : !k[r].isWhite && !(t.isReturn && Ls(e, n)) ? E("EC-2.9", "notWhite", { industry: r }) : i === "state" && e.players[n].quotas.length === 0 ? E("EC-2.9", "noQuota", {}) : null;
}
var Ls = (e, t) => O.every((n) => {
	let r = e.freePrivate[n] + (e.players[t].quotas.length > 0 ? e.freeState[n] : 0);
	return !k[n].isWhite || r === 0;
});
function Rs(e, t, n) {
	for (let r of fn) {
		let i = O.filter((i) => Is(e, t, n, i, r) === null), [a] = i.filter((t) => e.seats.every((n) => e.players[n].companies[t] === 0)).sort((e, t) => zs(t) - zs(e) || e - t), o = a ?? i[0];
		if (o !== void 0) return {
			type: "place",
			industry: o,
			kind: r
		};
	}
	throw Error("there is nothing to take");
}
var zs = (e) => k[e].ways * k[e].profit, Bs = x("profit", {
	collect(e, t) {
		let n = t.queue.shift();
		if (n === void 0) return S();
		if (e.players[n].isOut || e.players[n].companies[t.industry] === 0) return C("collect");
		let r = zr(e, n, t.industry, t.because === "turn" && e.turn.exporters.includes(n)), i = Br(r);
		return D(e, "profited", {
			seat: n,
			industry: t.industry,
			amount: i,
			links: r
		}), i >= 0 ? (bn(e, n, i), C("collect")) : (t.due = {
			debtor: n,
			amount: -i,
			creditor: null,
			because: "loss"
		}, w);
	},
	lose: {
		call: "payment",
		with: (e, t) => t.due === null ? null : Q(t.due),
		then: () => C("collect")
	}
}), Vs = () => C("afford"), Hs = (e) => ({
	...e,
	take(...t) {
		let n = e.take(...t);
		return n.to === "stay" ? C("afford") : n;
	}
}), Us = x("project", {
	afford(e, t) {
		let n = e.players[t.owner];
		if (n.isOut || n.projects[t.industry] === 0) return S();
		let r = jn(e), i = r === 0;
		return N(e, t.owner, r) ? i || e.options.projectUpkeep === "mandatory" ? C("develop") : w : ao(e, t.owner) !== null || Ks(e, t).length > 0 ? w : (Ws(e, t), S());
	},
	upkeep: {
		rule: "EC-8.5",
		ask: (e, t) => t.owner,
		idle: (e, t) => N(e, t.owner, jn(e)) ? { type: "payUpkeep" } : { type: "letBurn" },
		after: {
			halfSale: Vs,
			projectSale(e, t, { isSold: n }) {
				let r = t.asked.at(-1);
				return !n || r === void 0 ? C("afford") : (t.owner = r, C("develop"));
			}
		},
		actions: {
			payUpkeep: {
				offer(e, t, n) {
					let r = jn(e);
					return N(e, t.owner, r) ? {} : E("EC-8.5", "cannotPay", {
						cost: r,
						cash: e.players[n].cash
					});
				},
				take: () => C("develop")
			},
			letBurn: {
				offer: () => ({}),
				take(e, t) {
					return Ws(e, t), S();
				}
			},
			offerProject: {
				offer(e, t, i) {
					return e.options.deals === "off" ? E("EC-T.11", "dealsOff", {}) : v(e, i).map((i) => ({
						to: n([i], (n) => Gs(e, t, n)),
						price: r(0, Math.max(0, e.players[i].cash - jn(e)))
					}));
				},
				take(e, t, n, { to: r, price: i }) {
					return t.asked.push(r), cn("projectSale", {
						from: n,
						to: r,
						industry: t.industry,
						price: i
					});
				}
			},
			...Z,
			takeLoan: Hs(Z.takeLoan),
			sellAtHalf: Hs(Z.sellAtHalf)
		}
	},
	develop(e, t) {
		let n = jn(e);
		return M(e, t.owner, n), n > 0 && D(e, "upkeepPaid", {
			seat: t.owner,
			industry: t.industry,
			amount: n
		}), Qi(e, t.owner, t.industry, 0), S();
	}
});
function Ws(e, t) {
	--e.players[t.owner].projects[t.industry], D(e, "projectBurnt", {
		seat: t.owner,
		industry: t.industry,
		because: "choice"
	});
}
function Gs(e, t, n) {
	let { cash: r } = e.players[n];
	return t.asked.includes(n) ? E("EC-R.12", "alreadyAsked", { seat: n }) : r < jn(e) ? E("EC-R.12", "buyerCannotPay", {
		seat: n,
		needs: jn(e),
		cash: r
	}) : lr(e.players[n]) === 0 ? E("EC-8.6", "noProjectTokens", { limit: 3 }) : null;
}
var Ks = (e, t) => e.options.deals === "off" ? [] : v(e, t.owner).filter((n) => Gs(e, t, n) === null), qs = x("projectSale", {
	propose(e, t) {
		D(e, "projectOffered", {
			from: t.from,
			to: t.to,
			industry: t.industry,
			price: t.price
		});
	},
	answer: {
		rule: "EC-R.12",
		ask: (e, t) => t.to,
		idle: () => ({ type: "pass" }),
		actions: {
			buyProject: {
				offer: () => ({}),
				take(e, t) {
					return Sn(e, t.to, t.from, t.price), --e.players[t.from].projects[t.industry], e.players[t.to].projects[t.industry] += 1, D(e, "projectSold", {
						from: t.from,
						to: t.to,
						industry: t.industry,
						price: t.price
					}), S({ isSold: !0 });
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t) {
					return D(e, "projectDeclined", {
						from: t.from,
						to: t.to,
						industry: t.industry
					}), S({ isSold: !1 });
				}
			}
		}
	}
}), Js = x("purchase", {
	payPrice: {
		call: "payment",
		with: (e, t) => Q({
			debtor: t.buyer,
			amount: t.price,
			creditor: null,
			because: t.by
		}),
		then: (e, t, { isPaid: n }) => n ? w : S()
	},
	transfer(e, t) {
		return kr(e, t.kind) && fi(e, t.buyer), H(e, t.industry, t.kind, -1), e.turn.isBought = !0, D(e, "boughtDirectly", {
			seat: t.buyer,
			industry: t.industry,
			kind: t.kind,
			price: t.price,
			by: t.by
		}), pr(e, t.buyer, t.industry, "clean"), S();
	}
}), Ys = x("halfSale", {
	appraise(e, t) {
		I(e, j(t.company).industry), t.proceeds = Cr(e, t.owner, t.company);
	},
	confirmation: {
		rule: "EC-14.8",
		ask: (e, t) => t.owner,
		idle: (e, t) => Xs(e, t) === null && t.mustGain ? { type: "confirmSale" } : { type: "cancelSale" },
		actions: {
			confirmSale: {
				offer: (e, t) => Xs(e, t) ?? {},
				take(e, t) {
					return wr(e, t.owner, t.company, zn(e, j(t.company).industry), "half"), S();
				}
			},
			cancelSale: {
				offer: () => ({}),
				take: () => S()
			}
		}
	}
}), Xs = (e, t) => io(e, t.owner, t.proceeds, t.mustGain), Zs = x("handOver", {
	choice: {
		rule: "EC-R.27",
		ask: (e, t) => t.to,
		idle: (e, t) => ({
			type: "giveCards",
			cards: e.players[t.to].hand.secret.slice(0, t.terms.secret.get.cards)
		}),
		actions: { giveCards: {
			offer(e, t, n) {
				let { cards: r } = t.terms.secret.get;
				return { cards: i(e.players[n].hand.secret, r, r) };
			},
			take(e, t, n, { cards: r }) {
				let { from: i, to: a, terms: o } = t;
				return Ia(e, i, a, o.secret, r), D(e, "dealAccepted", {
					from: i,
					to: a,
					terms: o
				}), La(e, i, a, o.secret), w;
			}
		} }
	},
	surplus: {
		call: "overflow",
		with: (e) => {
			let t = W(e);
			return t === null ? null : { holder: t };
		}
	}
}), Qs = () => C("proceed"), $s = x("startUps", {
	proceed(e, t) {
		let [n] = t.queue;
		return n === void 0 ? S() : ec(e, t, n) ? w : (t.queue.shift(), C("proceed"));
	},
	creation: {
		rule: "EC-11.15",
		ask: (e, t) => t.queue[0] ?? null,
		idle: () => ({ type: "pass" }),
		actions: {
			createProjects: {
				offer(e, t, n) {
					let i = lr(e.players[n]), { cash: a } = e.players[n], o = Math.floor(a / t.cost), s = o < i ? E("EC-11.16", "cannotPay", {
						cost: t.cost * (o + 1),
						cash: a
					}) : E("EC-11.18", "noProjectTokens", { limit: 3 });
					return { count: r(1, Math.min(i, o), { above: s }) };
				},
				take(e, t, n, { count: r }) {
					return tc(e, t, n, r, t.cost * r, "turn"), t.queue.shift(), C("proceed");
				}
			},
			pass: {
				offer: () => ({}),
				take(e, t, n) {
					return t.queue.shift(), D(e, "passed", {
						seat: n,
						during: "startUps",
						isForced: !1
					}), C("proceed");
				}
			},
			react: Y(["OP17"], (e, t, n) => (tc(e, t, n, 1, 0, "OP17"), Qs()), (e, t, n) => lr(e.players[n]) === 0 ? E("EC-11.18", "noProjectTokens", { limit: 3 }) : null),
			...Z
		}
	}
}), ec = (e, t, n) => !e.players[n].isOut && lr(e.players[n]) > 0 && (b(e, n) || Or(e, n, t.cost));
function tc(e, t, n, r, i, a) {
	M(e, n, i), e.players[n].projects[t.industry] += r, e.turn.created += r, D(e, "projectsCreated", {
		seat: n,
		industry: t.industry,
		count: r,
		cost: i,
		because: a
	});
}
// ../wt/v0/games/economicus/rules/setup.ts
function nc(e, t) {
	let n = e.options.rules === "full", r = ac(e.seats, t);
	return {
		layout: e.options.layout === "random" ? Fe(e, [...O]) : [...O],
		bank: -20 * e.seats.length,
		players: Ut(e.seats, (t) => rc(e, t, r[t] ?? "red")),
		prices: U(() => null, null),
		pastPrices: U(() => [], []),
		freePrivate: U((e) => k[e].private, 0),
		freeState: U((e) => k[e].state, 0),
		extra: U(() => 0, 0),
		crises: U(() => 0, 0),
		forecast: null,
		year: 0,
		auditor: 0,
		active: 0,
		turn: ic(e.seats, 0, 0, 0),
		event: null,
		record: null,
		innovator: null,
		yearEnd: null,
		optionDeck: ze("options", n ? Fe(e, [...ei]) : []),
		optionDiscards: [],
		crisisDeck: ze("crises", n ? Fe(e, [...Yr]) : []),
		crisisDiscards: [],
		eventDeck: ze("events", n ? Fe(e, [...wn]) : []),
		eventDiscards: [],
		deals: Ct(e.seats),
		isTimeUp: !1,
		ending: null
	};
}
function rc(e, t, n) {
	return {
		colour: n,
		cash: 20,
		companies: U(() => 0, 0),
		mortgaged: U(() => 0, 0),
		fresh: U(() => 0, 0),
		projects: U(() => 0, 0),
		quotas: [],
		hand: Be("options", t, []),
		trophies: [],
		bonus: 0,
		isOut: !1,
		stopsAt: Re(t, [...an[e.options.rules]]),
		isHolding: Re(t, !1)
	};
}
var ic = (e, t, n, r) => ({
	number: t,
	ofYear: n,
	seat: r,
	part: t === 0 ? "opening" : "T0",
	dice: null,
	industry: null,
	sellers: [],
	rerollers: [],
	exporters: [],
	isAuctionOff: !1,
	hadLot: !1,
	isBought: !1,
	privatised: [],
	created: 0,
	sheltered: Ut(e, () => 0)
});
function ac(e, t) {
	let n = nn.filter((e) => !t.includes(e));
	return e.map((e) => nn.find((n) => n === t[e]) ?? n.shift() ?? "red");
}
// ../wt/v0/games/economicus/rules/phases/year.ts
var oc = x("year", {
	begin(e, t) {
		if (e.year += 1, e.turn.part = "Y5", e.event = null, e.record = null, e.innovator = null, e.yearEnd = null, t.next = 0, e.active = _(e, e.auditor)[0] ?? e.auditor, D(e, "yearBegan", {
			year: e.year,
			auditor: e.auditor
		}), y(e) && (e.year > 1 || e.options.year1Opening === "all")) for (let t of _(e, e.auditor)) ci(e, t, "year");
	},
	surplus: {
		call: "overflow",
		with(e) {
			let t = W(e);
			return t === null ? null : { holder: t };
		},
		then: (e) => W(e) === null ? w : C("surplus")
	},
	event: {
		call: "event",
		with: (e) => sc(e) ? Ss() : null
	},
	crisis: {
		call: "crisis",
		with: (e) => sc(e) ? xo() : null
	},
	nextTurn(e, t) {
		for (; t.next <= e.seats.length && !on(e);) {
			let n = (e.auditor + t.next) % e.seats.length;
			if (t.next += 1, e.players[n].isOut) D(e, "turnSkipped", { seat: n });
			else return e.turn = ic(e.seats, e.turn.number + 1, t.next, n), e.active = n, w;
		}
		return C("yearEnd");
	},
	takeTurn: {
		call: "turn",
		with: () => ({
			projects: [],
			auctions: 0
		}),
		then: () => C("nextTurn")
	},
	yearEnd(e) {
		e.turn.part = "Y0";
	},
	beforeInterest: {
		call: "window",
		with: (e) => $(e, "FW9")
	},
	interest: {
		call: "interest",
		with(e) {
			return e.turn.part = "Y1", { queue: _(e, e.auditor) };
		}
	},
	afterInterest: {
		call: "window",
		with: (e) => $(e, "FW10")
	},
	award(e) {
		e.turn.part = "Y2", lc(e), e.event !== null && D(e, "eventEnded", { card: e.event }), e.event = null, D(e, "yearEnded", { year: e.year }), e.options.holdToYearEnd === "on" && Qn(e), e.outcome === null && Bo(e), e.outcome === null && e.year >= Number(e.options.guardYears) && $n(e, "guard", e.seats);
	},
	passAuditor(e) {
		let t = e.auditor;
		e.auditor = (t + 1) % e.seats.length, D(e, "auditorPassed", {
			from: t,
			to: e.auditor
		});
	},
	reEnter(e, t) {
		t.queue = [...e.seats.slice(e.auditor), ...e.seats.slice(0, e.auditor)].filter((t) => e.players[t].isOut), e.yearEnd = null;
		for (let n of t.queue) if (e.players[n].isOut = !1, bn(e, n, 20), D(e, "reEntered", {
			seat: n,
			cash: 20
		}), y(e)) {
			di(e, n, "return");
			for (let t = 0; t < 2; t++) li(e, n);
		}
	},
	returnFirst: {
		call: "placement",
		with: (e, t) => cc(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	returnSecond: {
		call: "placement",
		with: (e, t) => cc(e) ? {
			queue: [...t.queue],
			isReturn: !0
		} : null
	},
	again: () => C("begin")
}), sc = (e) => y(e) && (e.year > 1 || e.options.year1Opening !== "none"), cc = (e) => y(e) && e.options.reEntryCompanies === "two";
function lc(e) {
	!F(e, "EV33") || e.record === null || e.record.price < 10 || e.players[e.record.seat].isOut || Kn(e, e.record.seat, 1, "EV33");
}
// ../wt/v0/games/economicus/rules-hash.ts
var uc = "c09914b90224d3e91bc4d436f456a9b17eaabfe69911eee22c0734b3a1eb5ce6", dc = /* @__PURE__ */ t({ economicus: () => fc }), fc = un({
	id: "economicus",
	rules: uc,
	seats: {
		min: 2,
		max: 8
	},
	picks: nn,
	options: {
		rules: ["quick", "full"],
		layout: ["inOrder", "random"],
		extraStars: [
			"0",
			"1",
			"2",
			"3",
			"4",
			"5",
			"6"
		],
		holdToYearEnd: ["off", "on"],
		limit: [
			"none",
			"turns8",
			"turns12",
			"turns16",
			"turns20",
			"turns30",
			"turns40",
			"turns60",
			"turns100",
			"turns200",
			"minutes10",
			"minutes20",
			"minutes30",
			"minutes45",
			"minutes60",
			"minutes90",
			"minutes120",
			"minutes240"
		],
		stopAtTarget: ["off", "on"],
		limitEnd: ["endOfTurn", "endOfYear"],
		year1Opening: [
			"eventAndCrisis",
			"none",
			"all"
		],
		bidCap: ["solvency", "free"],
		placementOrder: ["repeat", "snake"],
		projectUpkeep: ["mandatory", "optional"],
		priceFallWithoutLot: ["on", "off"],
		deals: [
			"on",
			"moneyOnly",
			"off"
		],
		proposalsPerTurn: [
			"3",
			"1",
			"5",
			"8"
		],
		windowSeconds: [
			"15",
			"5",
			"30",
			"60",
			"none"
		],
		reEntryCompanies: ["two", "none"],
		loanOnForcedSale: ["follows", "settled"],
		guardYears: [
			"30",
			"3",
			"10",
			"20"
		]
	},
	presets: {
		firstGame: {},
		full: {
			rules: "full",
			layout: "random"
		},
		experiencedTwo: {
			rules: "full",
			layout: "random",
			extraStars: "2",
			holdToYearEnd: "on"
		},
		advanced: {
			rules: "full",
			layout: "random",
			extraStars: "1",
			holdToYearEnd: "on"
		},
		limited: {
			rules: "full",
			layout: "random",
			limit: "turns20"
		}
	},
	setup: nc,
	opening: () => cn("opening", {}),
	phases: {
		opening: Ps,
		placement: Fs,
		year: oc,
		turn: Ro,
		window: Io,
		profit: Bs,
		project: Us,
		projectSale: qs,
		halfSale: Ys,
		handOver: Zs,
		payment: go,
		crisis: So,
		auction: os,
		startUps: $s,
		offers: ks,
		interest: Ds,
		event: Cs,
		card: ps,
		purchase: Js,
		loss: Qo,
		overflow: $o,
		briefing: ts,
		insider: rs,
		espionage: is
	},
	anytime: dn,
	governs: {
		place: "EC-2.9",
		roll: "EC-6.1",
		ready: "EC-5.3",
		stopAt: "EC-5.5",
		hold: "EC-5.5",
		callTime: "EC-19.4",
		takeLoan: "EC-14.1",
		repayLoan: "EC-14.6",
		sellAtHalf: "EC-14.8",
		confirmSale: "EC-14.8",
		cancelSale: "EC-14.8",
		exchangeCards: "EC-16.6",
		declareBankruptcy: "EC-15.3",
		playCard: "EC-16.2",
		react: "EC-5.8",
		discard: "EC-16.5",
		sell: "EC-9.1",
		payUpkeep: "EC-8.1",
		letBurn: "EC-8.5",
		offerProject: "EC-8.5",
		buyProject: "EC-8.5",
		announceLot: "EC-11.2",
		bid: "EC-11.4",
		pass: "EC-11.6",
		pay: "EC-11.13",
		createProjects: "EC-11.15",
		offerTakeover: "EC-12.1",
		acceptTakeover: "EC-12.2",
		keepCompany: "EC-12.2",
		investigate: "EC-17.4",
		payInterest: "EC-14.4",
		takeMoney: "EC-18.2",
		drawCard: "EC-18.2",
		giveUp: "EC-R.61",
		orderCrises: "EC-16.3",
		sellInside: "EC-16.3",
		takeCard: "EC-16.3",
		giveCards: "EC-R.27",
		proposeDeal: "EC-14.11",
		acceptDeal: "EC-14.11",
		declineDeal: "EC-14.11",
		counterDeal: "EC-14.11",
		withdrawDeal: "EC-14.11"
	},
	facts: Ho,
	invariants: Xo,
	imagine: Jo
}), pc = Xt(Object.values(dc).find((e) => e?.id === "economicus"));
export { pc as default };
